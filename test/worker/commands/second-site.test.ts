import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondSite } from '../../helpers/project/second-site.ts';
import { ask, startWorker } from '../../helpers/worker/worker.ts';

const TIMEOUT = 300_000;
let folder: string;
let runtime: Miniflare;

/** The engine with the content of another product, built by the ordinary command and served by its Worker. */
beforeAll(async () => {
  folder = secondSite();
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
