import type { StyledCode } from '../../../client/blocks/demo/demo.ts';
import type { DemoText } from '../../../client/shared/address/built-files.ts';
import { type DemoCode, demoSource } from '../../demos/demo-source.ts';
import { type Demo, type StyledDemo, styledDemos } from '../../demos/find-demos.ts';
import { codeOf } from '../code/highlight.ts';

/** The whole source in all its forms. */
export function demoSources(demo: Demo): StyledCode[] {
  return styledDemos(demo).map(sourceOf);
}

/** The whole source in one styling, with the sheet that it imports. */
export function sourceOf(styled: StyledDemo): StyledCode {
  const { styling, forms } = codeIn(styled, 'full');
  return { styling, forms: [...forms, ...(styled.sheet === undefined ? [] : [{ code: codeOf(styled.sheet, 'css', 'index.css') }])] };
}

/** The source in one styling as plain text for agents: without what only the demo needs, and nothing where all of it is such. */
export function plainSourceOf(styled: StyledDemo): DemoText {
  const { TS, JS } = demoSource(styled);
  return { TS: TS.portable, JS: JS.portable, ...(styled.sheet !== undefined && { CSS: styled.sheet.trimEnd() }) };
}

/** A part of the code, once where both variants are the same; nothing where the demo has no such part. */
export function codeIn(styled: StyledDemo, part: keyof DemoCode): StyledCode {
  const { styling } = styled;
  const { TS, JS } = demoSource(styled);
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
