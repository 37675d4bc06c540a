import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { site } from '../../helpers/project/site.ts';

const KIT = 'content/demos/node_modules/@toolpad/core';
const KIT_TYPES = existsSync(KIT) ? KIT : 'node_modules/@toolpad/core';
const PAGES = globSync('content/pages/core/**/*.md').sort();
const FENCE = /^ *```[\s\S]*?^ *```/gm;

/** Where a name may come from besides the kit: its peers, React and the platform. */
const PEER_TYPES = [
  '@mui/material/esm/**/*.d.ts',
  '@mui/system/esm/**/*.d.ts',
  '@mui/x-data-grid/**/*.d.ts',
  '@mui/x-date-pickers/**/*.d.ts',
  'react-router/dist/development/*.d.mts',
  '@types/react/index.d.ts',
  'next/dist/**/navigation*.d.ts',
].flatMap((glob) => [`content/demos/node_modules/${glob}`, `node_modules/${glob}`]);
const PLATFORM = ['NaN', 'getItem', 'setItem', 'removeItem'];
/** Auth.js, which is not installed here, and a later release of the kit, from which a page tells 0.14.0 apart. */
const ELSEWHERE = ['SessionProvider', 'UntrustedHost', 'pageTitles', 'TanStackRouterAppProvider', 'renderFormField'];

/** Subpaths that pages name to say that they cannot be imported. */
const CLOSED_SUBPATHS = ['locales', 'persistence/codec'];

const identifiers = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];
const identifiersOf = (globs: string[]) => globSync(globs).flatMap((file) => identifiers(readFileSync(file, 'utf8')));
const known = new Set([...identifiersOf([`${KIT_TYPES}/esm/**/*.d.ts`]), ...identifiersOf(PEER_TYPES), ...PLATFORM, ...ELSEWHERE]);

/** Pages about all versions may name what any of them has. */
const ABOUT_VERSIONS = /\/(?:whats-new|upgrade-to-[\d-]+)(?:\.zh)?\.md$/;
const anyVersion = site.versions('core').flatMap(({ facts }) => Object.entries(facts));
const namesOfVersions = new Set(identifiers(JSON.stringify(anyVersion)));
const subpathsOfVersions = new Set(anyVersion.flatMap(([, { from }]) => from ?? []));
/** Names of Material UI that a migration leaves behind. */
const LEFT_BEHIND = ['Grid2', 'GridLegacy', 'Hidden', 'onBackdropClick'];

/** Names such as `sidebarExpandedWidth` in inline code; words in one case are prose, commands or variables of an environment. */
function namesInProse(markdown: string): string[] {
  const codes = [...markdown.replace(FENCE, '').matchAll(/`([A-Za-z_$][\w$.]*)(?:\(\))?`/g)].map(([, code]) => code!);
  return codes.flatMap(identifiers).filter((name) => /[a-z]/.test(name) && /[A-Z]/.test(name));
}

/** The types that an import of the kit's subpath reads. */
function moduleFile(subpath: string): string {
  return `${KIT_TYPES}/esm/${subpath}/index.d.ts`;
}

describe.each(PAGES)('%s', (file) => {
  const markdown = readFileSync(file, 'utf8');
  const namesElsewhere = new Set(ABOUT_VERSIONS.test(file) ? [...namesOfVersions, ...LEFT_BEHIND] : []);
  const subpathsElsewhere = ABOUT_VERSIONS.test(file) ? subpathsOfVersions : new Set<string>();

  test('names props, exports and options that exist', () => {
    // Samples are compiled, so what they declare exists too. A translation shows those of its English page.
    const samples = readFileSync(file.replace(/\.[a-z]{2}\.md$/, '.md'), 'utf8');
    const declared = new Set([...samples.matchAll(FENCE)].flatMap(([fence]) => identifiers(fence)));
    expect(namesInProse(markdown).filter((name) => !known.has(name) && !declared.has(name) && !namesElsewhere.has(name))).toEqual([]);
  });

  test('names subpaths of the kit that can be imported', () => {
    const named = [...markdown.matchAll(/@toolpad\/core\/([\w/-]+)/g)].map(([, subpath]) => subpath!.replace(/\/$/, ''));
    const missing = named.filter(
      (subpath) =>
        !existsSync(moduleFile(subpath)) &&
        !subpathsElsewhere.has(subpath) &&
        !CLOSED_SUBPATHS.some((closed) => subpath.startsWith(closed)),
    );
    expect(missing).toEqual([]);
  });

  test('imports from the kit what it exports, in samples that are not compiled too', () => {
    const imports = [...markdown.matchAll(/import (?:type )?\{([^}]*)\} from '@toolpad\/core\/?([\w/-]*)'/g)];
    const missing = imports.flatMap(([, names = '', subpath = '']) => {
      if (CLOSED_SUBPATHS.some((closed) => subpath.startsWith(closed))) return [];
      const exported =
        subpath === '' ? known : new Set(identifiersOf([moduleFile(subpath), moduleFile(subpath).replace('index.d.ts', '*.d.ts')]));
      return names
        .split(',')
        .map((name) => name.replace(/^\s*(?:type\s+)?(\w*)[\s\S]*$/, '$1'))
        .filter((name) => name !== '' && !exported.has(name) && !namesElsewhere.has(name));
    });
    expect(missing).toEqual([]);
  });
});
