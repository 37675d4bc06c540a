import { type DemoAsset, hashedAsset, playgroundAsset } from '../demos/demo-assets.ts';
import { demoSource } from '../demos/demo-source.ts';
import { type Demo, stylingsOf } from '../demos/find-demos.ts';
import { codeBlock } from './code-block.ts';
import { demoToolbar } from './demo-toolbar.ts';
import { escapeHtml } from './html.ts';

type Figure = { demo: Demo; title: string; height: string; toolbar: boolean };

/** A demo in a page: its frame at the reserved height, and below it the controls and the preview lines. */
export function demoFigure({ demo, title, height, toolbar }: Figure): string {
  const frame = `<iframe src="/toolpad/_demo/${demo.name}" title="${escapeHtml(title)}" height="${height}" loading="lazy"></iframe>`;
  if (!toolbar) return `<figure class="demo" id="${demo.name}">${frame}</figure>\n`;
  const code = inStylings(demo, 'preview');
  const preview = code ? `<div class="demo-preview">${code}</div>` : '';
  const assets = `data-source="${sourceFragment(demo).url}" data-playground="${playgroundAsset(demo).url}"`;
  const stylings = stylingsOf(demo).join(' ');
  const choice = stylings === 'system' ? '' : ` data-stylings="${stylings}"`;
  return `<figure class="demo" id="${demo.name}" ${assets}${choice}>${frame}${demoToolbar(demo)}${preview}</figure>\n`;
}

/** The whole source in all its forms, kept out of the page: a fragment fetched when asked for. */
export function sourceFragment(demo: Demo): DemoAsset {
  return hashedAsset(demo.name, 'html', inStylings(demo, 'full'));
}

/** The code in each styling; which one shows is a matter of style, so that it is right from the first paint. */
function inStylings(demo: Demo, part: 'full' | 'preview'): string {
  const stylings = stylingsOf(demo);
  const blocks = stylings.map((styling) => {
    const { TS, JS } = demoSource(demo.stylings[styling]!);
    const code = TS[part] && inVariants(TS[part], JS[part]);
    return stylings.length > 1 ? `<div data-styling="${styling}">${code}</div>` : code;
  });
  return blocks.join('');
}

function inVariants(ts: string, js: string): string {
  if (ts === js) return codeBlock(ts, 'tsx');
  return `<div data-for="TS">${codeBlock(ts, 'tsx')}</div><div data-for="JS">${codeBlock(js, 'jsx')}</div>`;
}
