import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Exact versions of everything that a playground may install, by package. */
export type PlaygroundVersions = {
  dependencies: Record<string, string>;
  tools: Record<'vite' | 'typescript' | '@types/react' | '@types/react-dom', string>;
  /** Tailwind and its part for Vite, released together. */
  tailwind: Record<'tailwindcss' | '@tailwindcss/vite', string>;
  overrides: Record<string, string>;
};

const tool = v.string();
const manifestSchema = v.object({
  devDependencies: v.object({ typescript: tool, tailwindcss: tool, '@types/react': tool, '@types/react-dom': tool }),
  overrides: v.record(v.string(), v.unknown()),
});
const demosSchema = v.object({ dependencies: v.record(v.string(), v.string()) });
const lockSchema = v.object({ packages: v.object({ 'node_modules/vite': v.object({ version: v.string() }) }) });

const ROOT = join(import.meta.dirname, '../..');

let versions: PlaygroundVersions | undefined;

/** The versions that this site itself builds and checks its demos with. */
export function playgroundVersions(): PlaygroundVersions {
  versions ??= readVersions();
  return versions;
}

function readVersions(): PlaygroundVersions {
  const { devDependencies, overrides } = readJson(manifestSchema, 'package.json');
  const { packages } = readJson(lockSchema, 'package-lock.json');
  const { typescript, tailwindcss, '@types/react': react, '@types/react-dom': reactDom } = devDependencies;
  return {
    dependencies: readJson(demosSchema, 'content/demos/package.json').dependencies,
    tools: {
      // Comes with the test runner, so only the lock file knows its version.
      vite: packages['node_modules/vite'].version,
      typescript,
      '@types/react': react,
      '@types/react-dom': reactDom,
    },
    tailwind: { tailwindcss, '@tailwindcss/vite': tailwindcss },
    overrides: Object.fromEntries(
      Object.entries(overrides).flatMap(([name, range]) =>
        /^@(?:mui|vitejs)\//.test(name) && typeof range === 'string' ? [[name, range]] : [],
      ),
    ),
  };
}

function readJson<T>(schema: v.GenericSchema<unknown, T>, file: string): T {
  return v.parse(schema, JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
}
