import type { Language } from '../shared/preferences/language.ts';

const CSS = 'body{margin:0;display:grid;place-items:center;min-height:100vh;font:14px/1.5 sans-serif;color:#6b7785;background:transparent}';

/** What the frame of a demo shows that is not stored. It needs neither script nor file. */
export function frameDocument(language: Language, words: string): Response {
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${words}</title><style>${CSS}</style><p>${words}</p></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`,
      // A page with this policy frames only documents that have it too.
      'Cross-Origin-Embedder-Policy': 'credentialless',
    },
  });
}
