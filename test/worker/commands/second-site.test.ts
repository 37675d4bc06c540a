import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KETTLE, kettleNavigation } from '../../fixtures/second-site.ts';
import { copyTree } from '../../helpers/project/tree-copy.ts';
import { ask, startWorker } from '../../helpers/worker/worker.ts';

/** What of `content/` is Toolpad's; messages stay, and so does what runs demos. */
const REPLACED = ['pages', 'api', 'schemas', 'navigation', 'search-words.ts', 'redirects.ts', 'kitchen-sink.md'];
const KEPT_OF_DEMOS = ['runtime', 'package.json', 'node_modules'];

/** The modules of a content that have another one in their place. */
const MODULES = {
  'content/navigation/core.ts': `export const coreNavigation = ${JSON.stringify(kettleNavigation)};\n`,
  'content/navigation/studio.ts': 'export const studioNavigation = [];\n',
  'content/search-words.ts': "export const searchWords = { en: [['kettle', 'boil']], zh: [] };\n",
  'content/redirects.ts': "export const movedPages = { '/tea': '/toolpad/core/boil-water' };\nexport const movedSections = [];\n",
};

const TIMEOUT = 300_000;
let folder: string;
let runtime: Miniflare;

/** The engine with the content of another product, built by the ordinary command and served by its Worker. */
beforeAll(async () => {
  folder = copyTree();
  for (const name of REPLACED) rmSync(join(folder, 'content', name), { recursive: true });
  const demos = join(folder, 'content/demos');
  for (const name of readdirSync(demos)) if (!KEPT_OF_DEMOS.includes(name)) rmSync(join(demos, name), { recursive: true });
  const own = Object.entries(KETTLE).filter(([file]) => !file.startsWith('content/translations/'));
  for (const [file, text] of [...own, ...Object.entries(MODULES)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { DOCS_BUILD: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder, env });
  const build = join(folder, 'build/current');
  runtime = await startWorker({ assets: join(build, 'assets'), worker: join(build, 'worker') });
}, TIMEOUT);

afterAll(async () => {
  await runtime?.dispose();
  rmSync(folder, { recursive: true });
});

describe('the Worker of another product', () => {
  test.each([
    ['its home page', '/toolpad', 200, '<a href="/toolpad/core/boil-water#time">how to boil</a>'],
    ['its cards', '/toolpad/core', 200, '<a href="/toolpad/core/boil-water">Boil</a>'],
    ['a page', '/toolpad/core/boil-water', 200, 'Steam is <strong>hot</strong>.'],
    ['its navigation', '/toolpad/core/boil-water', 200, 'Boil'],
    ['a translation', '/zh/toolpad/core/boil-water', 200, '蒸汽很<strong>烫</strong>。'],
    ['Markdown', '/toolpad/core/boil-water.md', 200, 'export const minutes: number = 3;'],
    ['a demo', '/toolpad/_demo/KettleSwitch', 200, '<button>On</button>'],
    ['its search, by a word of its readers', '/toolpad/_edge/search?q=kettle', 200, '/toolpad/core/boil-water'],
    ['its index for agents', '/toolpad/core/llms.txt', 200, 'Boil water'],
  ])('serves %s', async (_, path, status, text) => {
    const answer = await ask(runtime, path);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
  });

  test('leads an old address of its own to the page of now', async () => {
    const answer = await ask(runtime, '/toolpad/tea');
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/toolpad/core/boil-water']);
  });

  test('knows nothing of the pages of this one', async () => {
    expect((await ask(runtime, '/toolpad/core/react-crud')).status).toBe(404);
  });
});
