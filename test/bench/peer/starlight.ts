import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DATA_FOLDER } from '../../../scripts/shared/folders.ts';
import { starlightTexts } from './starlight-text.ts';

/** The newest of both; a later one is written here and nowhere else. */
const PACKAGES = { astro: '7.3.5', '@astrojs/starlight': '0.42.4' };

const FOLDER = join(DATA_FOLDER, 'starlight');
const MADE_OF = join(FOLDER, 'made-of');
const TEXTS = 'src/content/docs';
/** What a build leaves for the next one. */
const KEPT = ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'];

const CONFIG = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const products = ['core', 'studio'];
export default defineConfig({
  site: 'http://127.0.0.1',
  integrations: [
    starlight({
      title: 'Toolpad',
      sidebar: products.map((directory) => ({ label: directory, items: [{ autogenerate: { directory, collapsed: true } }] })),
    }),
  ],
});
`;

const CONTENT = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** A page of it, for builds with one page changed. */
export const STARLIGHT_PAGE = join(FOLDER, TEXTS, 'core/introduction/roadmap.md');

/** Builds Starlight of our text unless it is there already, made of the same; returns the folder that it is served from. */
export function starlight(): string {
  const files = projectFiles();
  const key = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  if (!existsSync(MADE_OF) || readFileSync(MADE_OF, 'utf8') !== key) {
    write(files);
    buildStarlight({ cold: true });
    writeFileSync(MADE_OF, key);
  }
  return join(FOLDER, 'dist');
}

/** Builds what lies there, and returns how long that took, in seconds. */
export function buildStarlight({ cold = false } = {}): number {
  if (cold) for (const name of KEPT) rmSync(join(FOLDER, name), { recursive: true, force: true });
  const started = performance.now();
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  run(process.execPath, ['node_modules/.bin/astro', 'build'], env);
  return (performance.now() - started) / 1000;
}

function projectFiles(): Record<string, string> {
  const texts = Object.entries(starlightTexts()).map(([file, text]) => [`${TEXTS}/${file}`, text]);
  return {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }),
    'astro.config.mjs': CONFIG,
    'src/content.config.ts': CONTENT,
    [`${TEXTS}/index.md`]: '---\ntitle: "Toolpad"\n---\n\nChoose a page.\n',
    ...Object.fromEntries(texts),
  };
}

function write(files: Record<string, string>): void {
  const manifest = join(FOLDER, 'package.json');
  const isInstalled = existsSync(MADE_OF) && readFileSync(manifest, 'utf8') === files['package.json'];
  if (!isInstalled) rmSync(FOLDER, { recursive: true, force: true });
  rmSync(join(FOLDER, 'src'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
    writeFileSync(join(FOLDER, file), text);
  }
  if (!isInstalled) run('npm', ['install', '--prefix', '.', '--no-audit', '--no-fund', '--loglevel=error']);
}

function run(program: string, parameters: string[], env = process.env): void {
  const { status, error, stdout, stderr } = spawnSync(program, parameters, { cwd: FOLDER, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`Starlight was not built. ${error ?? `${stdout}${stderr}`}`);
}
