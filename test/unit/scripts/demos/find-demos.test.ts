import { describe, expect, test } from 'vitest';
import { findDemo, findDemos, styledDemos } from '../../../../scripts/demos/find-demos.ts';
import { useTemporaryProject } from '../../../helpers/project/temporary-project.ts';

const DEMO = 'export default function Basic() {\n  return null;\n}\n';

describe('findDemos', () => {
  test('names a demo after its folders, with its stylings', () => {
    useTemporaryProject({
      'content/demos/sign-in-page/with-theme/system/index.tsx': DEMO,
      'content/demos/sign-in-page/with-theme/tailwind/index.tsx': DEMO,
    });
    expect(findDemos()).toEqual([
      {
        name: 'SignInPageWithTheme',
        group: 'sign-in-page',
        stylings: {
          system: 'content/demos/sign-in-page/with-theme/system/index.tsx',
          tailwind: 'content/demos/sign-in-page/with-theme/tailwind/index.tsx',
        },
      },
    ]);
  });

  test('leaves out packages, what the build writes, the runtime and folders without a demo', () => {
    useTemporaryProject({
      'content/demos/package.json': '{}',
      'content/demos/node_modules/a/b/system/index.tsx': DEMO,
      'content/demos/build/a/system/index.tsx': DEMO,
      'content/demos/runtime/a/system/index.tsx': DEMO,
      'content/demos/group/empty/notes.md': '',
      'content/demos/group/other/unknown/index.tsx': DEMO,
      'content/demos/group/real/system/index.tsx': DEMO,
    });
    expect(findDemos().map(({ name }) => name)).toEqual(['GroupReal']);
  });

  test.each([
    ['no export', 'function Basic() {}'],
    ['a named export', 'export function Basic() {}'],
    ['a nameless default export', 'export default () => null;'],
  ])('a demo with %s has a problem that names its file', (_name, source) => {
    useTemporaryProject({ 'content/demos/group/basic/system/index.tsx': source });
    expect(findDemo('GroupBasic')?.problem).toBe(
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
    useTemporaryProject(Object.fromEntries(stylings.map((folder) => [`content/demos/group/basic/${folder}/index.tsx`, DEMO])));
    expect(findDemo('GroupBasic')?.problem).toBe(problem);
  });

  test('each styling has an address, the first that of the demo', () => {
    expect(styledDemos(findDemo('SignInPageSlots')!).map(({ name, styling }) => [name, styling])).toEqual([
      ['SignInPageSlots', 'system'],
      ['tailwind-SignInPageSlots', 'tailwind'],
      ['css-SignInPageSlots', 'css'],
    ]);
    expect(styledDemos(findDemo('DashboardLayoutBasic')!)).toHaveLength(1);
  });

  test('finds the demos of this site without a problem', () => {
    expect(findDemos().filter(({ problem }) => problem)).toEqual([]);
    expect(findDemo('DashboardLayoutBasic')).toBeDefined();
    expect(findDemo('Nothing')).toBeUndefined();
  });
});
