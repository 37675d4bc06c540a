import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NavigationEntry } from '../../../client/shared/navigation.ts';
import { KETTLE, kettleNavigation } from '../../fixtures/second-site.ts';
import { copyTree } from './tree-copy.ts';

/** What of `content/` is Toolpad's; messages stay, and so does what runs demos. */
const REPLACED = ['pages', 'api', 'schemas', 'navigation', 'search-words.ts', 'redirects.ts', 'kitchen-sink.md'];
const KEPT_OF_DEMOS = ['runtime', 'package.json', 'node_modules'];

/** More pages of the other product: their files, and their entries of its navigation. */
type More = { files?: Record<string, string>; entries?: readonly NavigationEntry[] };

/** A copy of the engine with the content of another product. Remove it after use. */
export function secondSite({ files = {}, entries = [] }: More = {}): string {
  const folder = copyTree();
  for (const name of REPLACED) rmSync(join(folder, 'content', name), { recursive: true });
  const demos = join(folder, 'content/demos');
  for (const name of readdirSync(demos)) if (!KEPT_OF_DEMOS.includes(name)) rmSync(join(demos, name), { recursive: true });
  const own = Object.entries(KETTLE).filter(([file]) => !file.startsWith('content/translations/'));
  for (const [file, text] of [...own, ...modules([...kettleNavigation, ...entries]), ...Object.entries(files)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** The modules of a content that have another one in their place. */
function modules(navigation: readonly NavigationEntry[]): [file: string, text: string][] {
  return [
    ['content/navigation/core.ts', `export const coreNavigation = ${JSON.stringify(navigation)};\n`],
    ['content/navigation/studio.ts', 'export const studioNavigation = [];\n'],
    ['content/search-words.ts', "export const searchWords = { en: [['kettle', 'boil']], zh: [] };\n"],
    ['content/redirects.ts', "export const movedPages = { '/tea': '/toolpad/core/boil-water' };\nexport const movedSections = [];\n"],
  ];
}
