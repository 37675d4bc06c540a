import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Exact versions of everything that a playground may install, by package. */
export type PlaygroundVersions = {
  dependencies: Record<string, string>;
  tools: Record<'vite' | 'typescript' | '@types/react' | '@types/react-dom', string>;
  /** Tailwind and its part for Vite, released together. */
  tailwind: Record<'tailwindcss' | '@tailwindcss/vite', string>;
  overrides: Record<string, string>;
};

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string>; overrides: Record<string, string> };
type Lock = { packages: Record<string, { version?: string }> };

const ROOT = join(import.meta.dirname, '../..');

let versions: PlaygroundVersions | undefined;

/** The versions that this site itself builds and checks its demos with. */
export function playgroundVersions(): PlaygroundVersions {
  versions ??= readVersions();
  return versions;
}

function readVersions(): PlaygroundVersions {
  const { devDependencies, overrides } = readJson<Manifest>('package.json');
  const { packages } = readJson<Lock>('package-lock.json');
  return {
    dependencies: readJson<Manifest>('content/demos/package.json').dependencies,
    tools: {
      // Comes with the test runner, so only the lock file knows its version.
      vite: packages['node_modules/vite']!.version!,
      typescript: devDependencies.typescript!,
      '@types/react': devDependencies['@types/react']!,
      '@types/react-dom': devDependencies['@types/react-dom']!,
    },
    tailwind: { tailwindcss: devDependencies.tailwindcss!, '@tailwindcss/vite': devDependencies.tailwindcss! },
    overrides: Object.fromEntries(Object.entries(overrides).filter(([name]) => /^@(?:mui|vitejs)\//.test(name))),
  };
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;
}
