import { createHash } from 'node:crypto';
import { type DemoCode, demoSource } from '../demos/demo-source.ts';
import type { Demo } from '../demos/find-demos.ts';
import { codeBlock } from './code-block.ts';
import { escapeHtml } from './html.ts';
import { word } from './words.ts';

type Figure = { demo: Demo; title: string; height: string; toolbar: boolean };

/** A demo in a page: its frame at the reserved height, and below it the preview lines and a button for the whole source. */
export function demoFigure({ demo, title, height, toolbar }: Figure): string {
  const frame = `<iframe src="/toolpad/_demo/${demo.name}" title="${escapeHtml(title)}" height="${height}" loading="lazy"></iframe>`;
  if (!toolbar) return `<figure class="demo" id="${demo.name}">${frame}</figure>\n`;
  const { TS, JS } = demoSource(demo.stylings.system!);
  const preview = TS.preview ? `<div class="demo-preview">${variants(TS.preview, JS.preview)}</div>` : '';
  return `<figure class="demo" id="${demo.name}" data-source="${sourceFragment(demo).url}">${frame}${toolbarHtml(demo.name)}${preview}</figure>\n`;
}

function toolbarHtml(name: string): string {
  const language = `<span class="variants" role="group" aria-label="${word('demo.language')}"><button type="button" data-variant="JS" aria-pressed="false">JS</button><button type="button" data-variant="TS" aria-pressed="false">TS</button></span>`;
  const code = `<button type="button" class="show-code" aria-expanded="false" data-hide="${word('demo.hideCode')}" data-show="${word('demo.showCode')}">${word('demo.showCode')}</button>`;
  const plain = `<noscript><a href="/toolpad/_demo/${name}/source">${word('demo.showCode')}</a></noscript>`;
  return `<div class="demo-toolbar">${language}${code}${plain}</div>`;
}

/** The whole source in both variants, kept out of the page: a fragment fetched when asked for. */
export function sourceFragment(demo: Demo): { url: string; html: string } {
  const { TS, JS } = demoSource(demo.stylings.system!);
  const html = variants(TS.full, JS.full);
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
  return { url: `/toolpad/assets/demos/${demo.name}-${hash}.html`, html };
}

function variants(ts: DemoCode['full'], js: string): string {
  if (ts === js) return codeBlock(ts, 'tsx');
  return `<div data-for="TS">${codeBlock(ts, 'tsx')}</div><div data-for="JS">${codeBlock(js, 'jsx')}</div>`;
}
