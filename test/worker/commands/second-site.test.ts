import { execFile } from 'node:child_process';
import { appendFileSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startSession } from '../../helpers/project/dev-session.ts';
import { secondSite } from '../../helpers/project/second-site.ts';
import { ask, startWorker } from '../../helpers/worker/worker.ts';

const TIMEOUT = 300_000;
let folder: string;
let runtime: Miniflare;

/** The engine with the content of another product, built by the ordinary command and served by its Worker. */
beforeAll(async () => {
  folder = secondSite();
  runtime = await buildAndServe();
}, TIMEOUT);

afterAll(async () => {
  await runtime?.dispose();
  rmSync(folder, { recursive: true });
});

async function buildAndServe(): Promise<Miniflare> {
  const { DOCS_BUILD: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder, env });
  return startWorker({ assets: join(folder, 'build/current/assets'), worker: join(folder, 'build/current/worker') });
}

const scripts = () => globSync('assets/toolpad/assets/{chunks,demos}/**/*.js', { cwd: join(folder, 'build/current') }).sort();

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

  test('has an edited page after the next build, and the scripts and demos that were there', { timeout: TIMEOUT }, async () => {
    const notes = () => ['client', 'demos'].map((name) => readFileSync(join(folder, `build/current/kept-${name}.json`), 'utf8'));
    const before = [scripts(), notes()];
    appendFileSync(join(folder, 'content/pages/core/boil-water.md'), '\nTea comes next.\n');
    await runtime.dispose();
    runtime = await buildAndServe();
    const [page, demo] = await Promise.all(['/toolpad/core/boil-water', '/toolpad/_demo/KettleSwitch'].map((path) => ask(runtime, path)));
    expect([await page?.text(), await demo?.text()]).toEqual([expect.stringContaining('Tea comes next.'), expect.stringContaining('On')]);
    expect([scripts(), notes()]).toEqual(before);
    const described = readFileSync(join(folder, 'build/current/client-meta.json'), 'utf8');
    expect(described).not.toMatch(/build\/made-/);
  });

  test('is served by a session with the demos that were built', { timeout: TIMEOUT }, async () => {
    const note = (build: string) => readFileSync(join(folder, build, 'kept-demos.json'), 'utf8');
    const session = await startSession(folder);
    onTestFinished(session.stop);
    const demo = await fetch(session.url('/toolpad/_demo/KettleSwitch'));
    expect([demo.status, await demo.text()]).toEqual([200, expect.stringContaining('<button>On</button>')]);
    expect(note('build/dev')).toBe(note('build/current'));
  });
});
