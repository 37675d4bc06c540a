import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { generatedFolder } from '../shared/folders.ts';

/** The modules that a build generates: `package.json` leads their names to the current build. */
const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
const NAMES = Object.keys(imports).map((name) => name.slice(1));

/** Packages have names of their own that begin so. */
const GENERATED = new RegExp(`^#(?:${NAMES.join('|')})$`);

/** Where tests find the generated modules of a build; nowhere without one, which tests of pure code do not need. */
export function generatedAliases(build: string | undefined): { find: string; replacement: string }[] {
  return build ? NAMES.map((name) => ({ find: `#${name}`, replacement: resolve(build, 'generated', `${name}.ts`) })) : [];
}

/** Writes a generated module of this process's build. */
export function writeGenerated(name: string, text: string): void {
  mkdirSync(generatedFolder(), { recursive: true });
  writeFileSync(generatedFile(name), `// Made by \`npm run build\`; not to be edited.\n${text}`);
}

const generatedFile = (name: string) => join(generatedFolder(), `${name}.ts`);

/** Makes a bundle import the modules of the build that it is a part of, under names that are the same in every build. */
export const generatedModules: Plugin = {
  name: 'generated-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: GENERATED }, ({ path }) => ({ path: path.slice(1), namespace: 'generated' }));
    onLoad({ filter: /./, namespace: 'generated' }, ({ path }) => ({
      contents: readFileSync(generatedFile(path), 'utf8'),
      loader: 'ts',
    }));
  },
};
