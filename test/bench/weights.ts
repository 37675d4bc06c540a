import { brotliCompressSync } from 'node:zlib';
import { weigh } from '../../scripts/bundling/budgets.ts';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import type { Row } from './table.ts';

/** Pages with what they may weigh, in kilobytes: a small guide page first. */
const PAGES: [path: string, reach: number][] = [
  ['/toolpad/core/introduction/support', 9],
  ['/toolpad', 20],
  ['/toolpad/core/introduction/installation', 20],
  ['/toolpad/core/react-dashboard-layout', 20],
  ['/toolpad/core/api/dashboard-layout', 20],
];

const PIECES: [name: string, pattern: RegExp][] = [
  ['styles', /<style[^>]*>.*?<\/style>/gs],
  ['scripts in the page', /<script[^>]*>.+?<\/script>/gs],
  ['navigation', /<nav id="side-nav".*?<\/nav>/s],
];

/** What travels: the parts that have budgets, and whole pages with their critical CSS. */
export async function measureWeights(): Promise<Row[]> {
  const parts = weigh().map(({ name, bytes, limit }) => ({ what: name, measured: kilobytes(bytes), reach: `≤ ${kilobytes(limit)}` }));
  const runtime = await startRuntime({ vars: resolveVars({}) });
  const pages: Row[] = [];
  for (const [path, reach] of PAGES) {
    const html = await (await runtime.dispatchFetch(`http://127.0.0.1${path}`)).text();
    const what = `HTML with critical CSS, ${path} (brotli)`;
    pages.push({ what, measured: kilobytes(compressed(html)), reach: `≤ ${reach} KB` });
    if (path === PAGES[0]?.[0]) pages.push(...piecesOf(html));
  }
  await runtime.dispose();
  return [...parts, ...pages];
}

/** What pieces of a page take of what travels: as much as it would weigh less without them. */
function piecesOf(html: string): Row[] {
  return PIECES.map(([name, pattern]) => ({
    what: `of that, ${name}`,
    measured: kilobytes(compressed(html) - compressed(html.replace(pattern, ''))),
    reach: '',
  }));
}

const compressed = (text: string) => brotliCompressSync(text).length;

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
