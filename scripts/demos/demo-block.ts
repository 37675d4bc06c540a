import { readFileSync } from 'node:fs';
import type { DemoFrame, DemoTools, StyledCode } from '../../client/blocks/demo/demo.ts';
import type { DemoText } from '../../worker/content.ts';
import { codeOf } from '../content/blocks/code.ts';
import { type DemoAsset, hashedAsset, playgroundAsset } from './demo-assets.ts';
import { type DemoCode, demoSource } from './demo-source.ts';
import { type Demo, type StyledDemo, sheetBeside, styledDemos, stylingsOf } from './find-demos.ts';

/** A demo's documents, in the order of the menu. */
export function demoFrames(demo: Demo): DemoFrame[] {
  return styledDemos(demo).map(({ name, styling }) => ({ name, styling }));
}

/** What the toolbar of a demo works with. */
export function demoTools(demo: Demo): DemoTools {
  return {
    source: sourceAsset(demo).url,
    playground: playgroundAsset(demo).url,
    preview: styledDemos(demo)
      .map((styled) => codeIn(styled, 'preview'))
      .filter(({ forms }) => forms.length > 0),
    repositoryPath: repositoryPath(demo),
  };
}

/** The whole source in all its forms, kept out of the page: fetched when asked for. */
export function sourceAsset(demo: Demo): DemoAsset {
  return hashedAsset(`${demo.name}.source`, 'json', JSON.stringify(styledDemos(demo).map(sourceOf)));
}

/** The whole source in one styling, with the sheet that it imports. */
export function sourceOf(styled: StyledDemo): StyledCode {
  const { styling, forms } = codeIn(styled, 'full');
  return { styling, forms: [...forms, ...(styling === 'css' ? [{ code: codeOf(sheetOf(styled), 'css', 'index.css') }] : [])] };
}

/** The source in one styling as plain text for agents: without what only the demo needs, and nothing where all of it is such. */
export function plainSourceOf(styled: StyledDemo): DemoText {
  const { TS, JS } = demoSource(styled.file);
  return { TS: TS.portable, JS: JS.portable, ...(styled.styling === 'css' && { CSS: sheetOf(styled).trimEnd() }) };
}

function sheetOf({ file }: StyledDemo): string {
  return readFileSync(sheetBeside(file), 'utf8');
}

/** A part of the code, once where both variants are the same; nothing where the demo has no such part. */
function codeIn({ styling, file }: StyledDemo, part: keyof DemoCode): StyledCode {
  const { TS, JS } = demoSource(file);
  const [ts, js] = [TS[part], JS[part]];
  if (!ts) return { styling, forms: [] };
  if (ts === js) return { styling, forms: [{ code: codeOf(ts, 'tsx') }] };
  return {
    styling,
    forms: [
      { variant: 'TS', code: codeOf(ts, 'tsx') },
      { variant: 'JS', code: codeOf(js, 'jsx') },
    ],
  };
}

/** The demo's file in the repository; its folder where it has several stylings. */
function repositoryPath(demo: Demo): string {
  const [first = '', ...others] = stylingsOf(demo).map((styling) => demo.stylings[styling]!);
  return others.length === 0 ? `blob/main/${first}` : `tree/main/${first.replace(/\/[^/]+\/[^/]+$/, '')}`;
}
