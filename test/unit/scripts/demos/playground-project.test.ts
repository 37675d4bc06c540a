import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { CodeStyling } from '../../../../client/shared/preferences/code-styling.ts';
import type { CodeVariant } from '../../../../client/shared/preferences/code-variant.ts';
import { playgroundProject } from '../../../../scripts/demos/playground-project.ts';
import { playgroundVersions } from '../../../../scripts/demos/playground-versions.ts';
import { playgroundsOf } from '../../../../scripts/demos/playgrounds-of.ts';
import { decompressFromBase64Url } from '../../../helpers/lz-string.ts';
import { site } from '../../../helpers/project/site.ts';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

const COMMON = ['index.html', 'package.json', 'vite.config.js'];

function projectOf(name: string, variant: CodeVariant, styling: CodeStyling = 'system') {
  return playgroundsOf(site.demos().get(name)!)[styling]![variant];
}

/** Writes the project out where it finds this site's packages. */
function writeOut(files: Record<string, string>): string {
  const folder = resolve('content/demos/build/playgrounds', crypto.randomUUID());
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('a project for playgrounds', () => {
  test('in TypeScript is complete', () => {
    const { files, file, title } = projectOf('DashboardLayoutBasic', 'TS');
    expect(Object.keys(files).sort()).toEqual([...COMMON, 'src/Demo.tsx', 'src/index.tsx', 'tsconfig.json'].sort());
    expect([file, title]).toEqual(['src/Demo.tsx', 'DashboardLayoutBasic demo - Toolpad']);
    expect(files['index.html']).toContain('src="/src/index.tsx"');
    expect(files['src/Demo.tsx']).toContain('const NAVIGATION: Navigation');
    expect(files['src/Demo.tsx']).not.toContain('preview-start');
  });

  test('in JavaScript is complete, without types', () => {
    const { files, file } = projectOf('DashboardLayoutBasic', 'JS');
    expect(Object.keys(files).sort()).toEqual([...COMMON, 'src/Demo.jsx', 'src/index.jsx'].sort());
    expect(file).toBe('src/Demo.jsx');
    expect(Object.keys((JSON.parse(files['package.json']!) as Manifest).devDependencies)).toEqual(['vite']);
  });

  test.each([...site.demos().keys()].flatMap((name) => [[name, 'TS'] as const, [name, 'JS'] as const]))(
    '%s in %s: every version is exact',
    (name, variant) => {
      const { dependencies, devDependencies } = JSON.parse(projectOf(name, variant).files['package.json']!) as Manifest;
      const versions = Object.values({ ...dependencies, ...devDependencies });
      expect(versions.length).toBeGreaterThanOrEqual(6);
      expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    },
  );

  test.each([
    ['DashboardLayoutBasic', false],
    ['AccountSignedOut', false],
    ['UseDialogsAlert', true],
    ['StudioDogBreeds', true],
  ])('%s gets a theme from its start file: %s', (name, expected) => {
    expect(projectOf(name, 'TS').files['src/index.tsx']?.includes('<ThemeProvider')).toBe(expected);
  });

  test('names what the demo imports and what that needs, and no more', () => {
    const { dependencies } = JSON.parse(projectOf('StudioCustomers', 'TS').files['package.json']!) as Manifest;
    expect(Object.keys(dependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      '@mui/x-data-grid',
      'react',
      'react-dom',
    ]);
    expect(dependencies).toMatchObject({ '@mui/material': playgroundVersions().dependencies['@mui/material'] });
  });

  test('of a demo with an unknown package stops the build', () => {
    const code = "import {\n  a,\n} from '@scope/unknown/deep';\n";
    expect(() => playgroundProject({ name: 'A', code, variant: 'TS', styling: 'system' }, playgroundVersions())).toThrow(
      'The demo A imports @scope/unknown, which content/demos/package.json does not name. Add it there.',
    );
  });

  test('in css brings its sheet along', () => {
    const { files } = projectOf('SignInPageSlots', 'TS', 'css');
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['src/index.css', 'src/sheets.d.ts']));
    expect(files['src/Demo.tsx']).toContain("import './index.css';");
    expect(files['src/index.css']).toContain('.staff-title {');
    expect(files['src/index.tsx']).not.toContain('.css');
    expect(Object.keys(projectOf('SignInPageSlots', 'JS', 'css').files)).not.toContain('src/sheets.d.ts');
  });

  test('in Tailwind compiles its classes, with exact versions', () => {
    const { files } = projectOf('SignInPageSlots', 'JS', 'tailwind');
    expect(files['src/tailwind.css']).toContain("@import 'tailwindcss/utilities.css' layer(utilities);");
    expect(files['src/tailwind.css']).not.toContain('preflight');
    expect(files['src/index.jsx']).toContain("import './tailwind.css';");
    expect(files['vite.config.js']).toContain("import tailwindcss from '@tailwindcss/vite';");
    expect(files['vite.config.js']).toContain('  plugins: [tailwindcss()],\n');
    const { devDependencies } = JSON.parse(files['package.json']!) as Manifest;
    const version = playgroundVersions().tailwind.tailwindcss;
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(devDependencies).toMatchObject({ tailwindcss: version, '@tailwindcss/vite': version });
  });

  test('reaches CodeSandbox with the same files', () => {
    const { files, parameters } = projectOf('DashboardLayoutAccount', 'TS');
    const sent = JSON.parse(decompressFromBase64Url(parameters)) as { files: Record<string, { content: string }> };
    expect(Object.fromEntries(Object.entries(sent.files).map(([path, { content }]) => [path, content]))).toEqual(files);
  });
});

describe('the files of a project, written out', () => {
  test.each([
    ['DashboardLayoutBasic', 'system'],
    ['StudioCustomers', 'system'],
    ['SignInPageSlots', 'css'],
    ['SignInPageSlots', 'tailwind'],
  ] as const)(
    '%s, %s: the types of its TypeScript hold',
    (name, styling) => {
      const folder = writeOut(projectOf(name, 'TS', styling).files);
      expect(execFileSync(resolve('node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })).toBe('');
    },
    60_000,
  );

  test.each(['DashboardLayoutBasic', 'StudioCustomers'])(
    '%s: its JavaScript bundles',
    async (name) => {
      const absWorkingDir = writeOut(projectOf(name, 'JS').files);
      const { errors, outputFiles } = await build({
        absWorkingDir,
        entryPoints: ['src/index.jsx'],
        bundle: true,
        jsx: 'automatic',
        write: false,
        logLevel: 'silent',
      });
      expect(errors).toEqual([]);
      expect(outputFiles[0]!.text).toContain(`function ${name}()`);
    },
    60_000,
  );
});
