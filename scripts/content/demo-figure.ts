import { readFileSync } from 'node:fs';
import type { DemoText } from '../../worker/content.ts';
import { type DemoAsset, hashedAsset, playgroundAsset } from '../demos/demo-assets.ts';
import { demoSource } from '../demos/demo-source.ts';
import { type Demo, type StyledDemo, sheetBeside, styledDemos } from '../demos/find-demos.ts';
import { codeBlock } from './code-block.ts';
import { demoToolbar } from './demo-toolbar.ts';
import { escapeHtml } from './html.ts';

type Figure = { demo: Demo; title: string; height: string; toolbar: boolean };

/** A demo in a page: a frame of the reserved height for each styling, and below it the controls and the preview lines. */
export function demoFigure({ demo, title, height, toolbar }: Figure): string {
  const styled = styledDemos(demo);
  const frames = (toolbar ? styled : styled.slice(0, 1)).map(({ name, styling }, _index, { length }) => {
    const mark = length > 1 ? `data-styling="${styling}" ` : '';
    return `<iframe ${mark}src="/toolpad/_demo/${name}" title="${escapeHtml(title)}" height="${height}" loading="lazy"></iframe>`;
  });
  if (!toolbar) return `<figure class="demo" id="${demo.name}">${frames.join('')}</figure>\n`;
  const code = inStylings(demo, previewOf);
  const preview = code ? `<div class="demo-preview">${code}</div>` : '';
  const assets = `data-source="${sourceFragment(demo).url}" data-playground="${playgroundAsset(demo).url}"`;
  const stylings = styled.map(({ styling }) => styling).join(' ');
  const choice = stylings === 'system' ? '' : ` data-stylings="${stylings}"`;
  return `<figure class="demo" id="${demo.name}" ${assets}${choice}>${frames.join('')}${demoToolbar(demo)}${preview}</figure>\n`;
}

/** The whole source in all its forms, kept out of the page: a fragment fetched when asked for. */
export function sourceFragment(demo: Demo): DemoAsset {
  return hashedAsset(demo.name, 'html', inStylings(demo, sourceOf));
}

/** The whole source in one styling as plain text. */
export function codeOf({ styling, file }: StyledDemo): DemoText {
  const { TS, JS } = demoSource(file);
  return { TS: TS.full, JS: JS.full, ...(styling === 'css' && { CSS: readFileSync(sheetBeside(file), 'utf8').trimEnd() }) };
}

/** The whole source in one styling, with the sheet that it imports. */
export function sourceOf({ styling, file }: StyledDemo): string {
  const { TS, JS } = demoSource(file);
  const sheet = styling === 'css' ? codeBlock(readFileSync(sheetBeside(file), 'utf8'), 'css', 'index.css') : '';
  return inVariants(TS.full, JS.full) + sheet;
}

function previewOf({ file }: StyledDemo): string {
  const { TS, JS } = demoSource(file);
  return TS.preview && inVariants(TS.preview, JS.preview);
}

/** The code in each styling; which one shows is a matter of style, so that it is right from the first paint. */
function inStylings(demo: Demo, codeOf: (demo: StyledDemo) => string): string {
  const styled = styledDemos(demo);
  if (styled.length === 1) return codeOf(styled[0]!);
  return styled.map((one) => `<div data-styling="${one.styling}">${codeOf(one)}</div>`).join('');
}

function inVariants(ts: string, js: string): string {
  if (ts === js) return codeBlock(ts, 'tsx');
  return `<div data-for="TS">${codeBlock(ts, 'tsx')}</div><div data-for="JS">${codeBlock(js, 'jsx')}</div>`;
}
