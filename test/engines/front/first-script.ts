import { createHash } from 'node:crypto';

/** Runs before all else in every document, for a browser that does not tell what its console says. Messages of frames go to the page. */
function keepConsole() {
  const said: string[] = [];
  const isPage = window === window.top;
  const keep = (text: string) => (isPage ? said.push(text) : window.top?.postMessage({ consoleSaid: text }, '*'));
  for (const kind of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[kind] = (...words: unknown[]) => void keep(`${kind}: ${words.map(String).join(' ')}`);
  }
  addEventListener('error', ({ message }) => keep(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    keep(`error: ${reason}`);
  });
  if (!isPage) return;
  addEventListener('message', ({ data }) => data?.consoleSaid && said.push(data.consoleSaid));
  // What a page said must outlive it.
  addEventListener('pagehide', () => said.length > 0 && navigator.sendBeacon('/console-said', JSON.stringify(said.splice(0))));
  Object.assign(window, { consoleSaid: said });
}

/** Makes every draw of a page come out as what shows the network's own ad. */
function drawHigh() {
  Math.random = () => 0.9;
}

const source = (run: () => void) => `(${run})();`;

/** What may run in a page before its own scripts. */
export const FIRST = { keepConsole: source(keepConsole), drawHigh: source(drawHigh) };

/** Puts a script before all others of a document, and lets its policy have that one script more. */
export function withFirstScript(html: string, policy: string, script: string): { html: string; policy: string } {
  const hash = createHash('sha256').update(script).digest('base64');
  return {
    html: html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
    policy: policy.replace('script-src ', `script-src 'sha256-${hash}' `),
  };
}
