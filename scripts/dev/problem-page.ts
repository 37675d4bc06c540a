import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { escapeHtml } from '../content/html.ts';
import { formatProblem, type Problem } from '../content/problem.ts';
import type { ReloadStream } from './reload-stream.ts';

const HOST = '127.0.0.1';
const STREAM = '/toolpad/_edge/dev-reload';
/** Loads the page again as soon as something has changed. */
const SCRIPT = `new EventSource('${STREAM}?since=' + Math.floor(Date.now() - performance.now())).onmessage = ({ data }) => {
  if (JSON.parse(data).kind !== 'problems') location.reload();
};`;

/** Says at every address of the site what keeps it from starting, until this process ends. */
export function serveProblems(port: number, problems: readonly Problem[], stream: ReloadStream): void {
  stream.wrong('start', problems);
  const server = createServer(({ url = '', headers }, response) => {
    if (!url.startsWith(STREAM)) {
      response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' }).end(problemPage('The site could not be built', problems));
      return;
    }
    const answer = stream.connect({ url: `http://${HOST}${url}`, headers: new Headers(headers as Record<string, string>) });
    response.writeHead(200, Object.fromEntries(answer.headers));
    Readable.fromWeb(answer.body as ReadableStream)
      .on('error', () => {})
      .pipe(response);
  });
  // Whoever has the port already says so when the site starts.
  server.on('error', () => {}).listen(port, HOST);
}

/** A page in the place of one that cannot be: what is wrong, until that changes. */
export function problemPage(title: string, problems: readonly Problem[]): string {
  const list = problems.map((problem) => `<li>${escapeHtml(formatProblem(problem))}`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><ul>${list}</ul><p>Correct it and save: the page follows by itself.</p><script>${SCRIPT}</script>`;
}
