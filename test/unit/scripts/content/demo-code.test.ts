import { describe, expect, test } from 'vitest';
import { demoSources, plainSourceOf } from '../../../../scripts/content/demos/demo-code.ts';
import { demoFiles } from '../../../../scripts/content/demos/demo-files.ts';
import { type Demo, styledDemos } from '../../../../scripts/demos/find-demos.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

const FOLDER = 'content/demos/group/basic';
const TYPED = 'export default function GroupBasic() {\n  const a: string = b;\n  return a;\n}\n';
const SHEET = '.a {\n  color: red;\n}\n\n';

function demoWith(files: Record<string, string>): Demo {
  return temporaryProject(Object.fromEntries(Object.entries(files).map(([file, text]) => [`${FOLDER}/${file}`, text])))
    .demos()
    .get('GroupBasic')!;
}

const inCss = () => demoWith({ 'system/index.tsx': TYPED, 'css/index.tsx': TYPED, 'css/index.css': SHEET });

test('the source of a demo is there in each styling and both variants, with its sheet', () => {
  expect(demoSources(inCss()).map(({ styling, forms }) => [styling, forms.map(({ variant, code }) => [variant, code.language])])).toEqual([
    [
      'system',
      [
        ['TS', 'tsx'],
        ['JS', 'jsx'],
      ],
    ],
    [
      'css',
      [
        ['TS', 'tsx'],
        ['JS', 'jsx'],
        [undefined, 'css'],
      ],
    ],
  ]);
});

describe('as plain text', () => {
  test('a demo is its code in both variants', () => {
    expect(styledDemos(inCss()).map(plainSourceOf)).toEqual([
      { TS: TYPED.trimEnd(), JS: TYPED.trimEnd().replace(': string', '') },
      { TS: TYPED.trimEnd(), JS: TYPED.trimEnd().replace(': string', ''), CSS: SHEET.trimEnd() },
    ]);
  });

  test('a demo is without what only its frame needs', () => {
    const [styled] = styledDemos(demoWith({ 'system/index.tsx': `// scaffold-start\nconst frame = 1;\n// scaffold-end\n${TYPED}` }));
    expect(plainSourceOf(styled!).TS).toBe(TYPED.trimEnd());
  });
});

describe('the files beside a demo', () => {
  test('are its source and its projects, at addresses that change with their text', () => {
    const [files, same, other] = [inCss(), inCss(), demoWith({ 'system/index.tsx': TYPED })].map(demoFiles);
    expect(JSON.parse(files!.source.text)).toHaveLength(2);
    expect(Object.keys(JSON.parse(files!.projects.text))).toEqual(['system', 'css']);
    expect(files!.source.url).toBe(`/toolpad/assets/demos/GroupBasic.source-${files!.version}.json`);
    expect(files!.projects.url).toBe(`/toolpad/assets/demos/GroupBasic.projects-${files!.version}.json`);
    expect(same!.version).toBe(files!.version);
    expect(other!.version).not.toBe(files!.version);
  });

  test('are made once', () => {
    const demo = inCss();
    expect(demoFiles(demo)).toBe(demoFiles(demo));
  });
});
