import { describe, expect, test } from 'vitest';
import { findDemos, styledDemos } from '../../../../scripts/demos/find-demos.ts';
import { site } from '../../../helpers/project/site.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

const DEMO = 'export default function Basic() {\n  return null;\n}\n';

describe('findDemos', () => {
  test('names a demo after its folders, with its stylings', () => {
    const project = temporaryProject({
      'content/demos/sign-in-page/with-theme/system/index.tsx': DEMO,
      'content/demos/sign-in-page/with-theme/tailwind/index.tsx': DEMO,
    });
    expect(findDemos(project)).toEqual([
      {
        name: 'SignInPageWithTheme',
        group: 'sign-in-page',
        stylings: {
          system: { file: 'content/demos/sign-in-page/with-theme/system/index.tsx', code: DEMO },
          tailwind: { file: 'content/demos/sign-in-page/with-theme/tailwind/index.tsx', code: DEMO },
        },
      },
    ]);
  });

  test('leaves out packages, what the build writes, the runtime and folders without a demo', () => {
    const project = temporaryProject({
      'content/demos/package.json': '{}',
      'content/demos/node_modules/a/b/system/index.tsx': DEMO,
      'content/demos/build/a/system/index.tsx': DEMO,
      'content/demos/runtime/a/system/index.tsx': DEMO,
      'content/demos/group/empty/notes.md': '',
      'content/demos/group/other/unknown/index.tsx': DEMO,
      'content/demos/group/real/system/index.tsx': DEMO,
    });
    expect(findDemos(project).map(({ name }) => name)).toEqual(['GroupReal']);
  });

  test.each([
    ['no export', 'function Basic() {}'],
    ['a named export', 'export function Basic() {}'],
    ['a nameless default export', 'export default () => null;'],
  ])('a demo with %s has a problem that names its file', (_name, source) => {
    const project = temporaryProject({ 'content/demos/group/basic/system/index.tsx': source });
    expect(project.demos().get('GroupBasic')?.problem).toBe(
      'The demo content/demos/group/basic/system/index.tsx has no default-exported function. Write `export default function GroupBasic() { … }`.',
    );
  });

  test.each([
    [
      'without a system styling',
      'tailwind',
      'The demo content/demos/group/basic/tailwind/index.tsx has no other one in system, which is shown first. Write system/index.tsx beside its folder.',
    ],
    [
      'in css without a sheet',
      'css',
      'The demo content/demos/group/basic/css/index.tsx has no sheet. Write content/demos/group/basic/css/index.css.',
    ],
  ])('a demo %s has a problem that says what to write', (_name, styling, problem) => {
    const stylings = styling === 'css' ? ['system', styling] : [styling];
    const project = temporaryProject(Object.fromEntries(stylings.map((folder) => [`content/demos/group/basic/${folder}/index.tsx`, DEMO])));
    expect(project.demos().get('GroupBasic')?.problem).toBe(problem);
  });

  test('each styling has an address, the first that of the demo', () => {
    expect(styledDemos(site.demos().get('SignInPageSlots')!).map(({ name, styling }) => [name, styling])).toEqual([
      ['SignInPageSlots', 'system'],
      ['tailwind-SignInPageSlots', 'tailwind'],
      ['css-SignInPageSlots', 'css'],
    ]);
    expect(styledDemos(site.demos().get('DashboardLayoutBasic')!)).toHaveLength(1);
  });

  test('finds the demos of this site without a problem', () => {
    const demos = [...site.demos().values()];
    expect(demos.length).toBeGreaterThan(100);
    expect(demos.filter(({ problem }) => problem)).toEqual([]);
  });
});
