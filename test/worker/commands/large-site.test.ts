import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syntheticPages } from '../../bench/synthetic-pages.ts';
import { secondSite } from '../../helpers/project/second-site.ts';
import { ask, startWorker } from '../../helpers/worker/worker.ts';

const TIMEOUT = 300_000;
/** Three parts of up to twenty groups, each of twenty pages; the index has more than browsers are to load. */
const PAGES = 1000;
let folder: string;
let runtime: Miniflare;

beforeAll(async () => {
  folder = secondSite(syntheticPages(PAGES));
  const { DOCS_BUILD: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder, env });
  runtime = await startWorker({ assets: join(folder, 'build/current/assets'), worker: join(folder, 'build/current/worker') });
}, TIMEOUT);

afterAll(async () => {
  await runtime?.dispose();
  rmSync(folder, { recursive: true });
});

async function html(path: string): Promise<string> {
  const answer = await ask(runtime, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** The links of the navigation, and which groups stand open in it. */
async function navigationOn(path: string): Promise<{ links: string[]; open: string[] }> {
  const [nav = ''] = /<nav[^>]*id="side-nav"[\s\S]*?<\/nav>/.exec(await html(path)) ?? [];
  const found = (pattern: RegExp) => [...nav.matchAll(pattern)].map(([, text = '']) => text);
  return { links: found(/<a href="([^"]*\/page-\d+)"/g), open: found(/<details open[^>]*><summary[^>]*>([^<]*)/g) };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const address = (number: number) => `/toolpad/core/part-${Math.floor(number / 400)}/page-${number}`;

describe('the navigation of a page of a thousand', () => {
  test.each([
    [
      'in the middle',
      500,
      [...[0], ...range(20, 25).map((group) => group * 20), ...range(500, 520), ...range(26, 40).map((group) => group * 20), 800],
    ],
    ['at the end', 999, [...[0, 400], ...range(40, 49).map((group) => group * 20), ...range(980, 1000)]],
  ])('%s has its group and the first pages of others', async (_, number, pages) => {
    const { links, open } = await navigationOn(address(number));
    expect(links).toEqual(pages.map(address));
    expect(open).toEqual([`part-${Math.floor(number / 400)}`, `group-${Math.floor(number / 20)}`]);
  });

  test('leads from group to group to each page', async () => {
    const [part, group, page] = [420, 560, 577];
    expect((await navigationOn(address(0))).links).toContain(address(400));
    expect((await navigationOn(address(part))).links).toContain(address(group));
    expect((await navigationOn(address(group))).links).toContain(address(page));
  });

  test('is the same in Chinese', async () => {
    const { links } = await navigationOn(`/zh${address(500)}`);
    expect(links).toContain(`/zh${address(800)}`);
    expect(links).toHaveLength((await navigationOn(address(500))).links.length);
  });

  test('still says above the title where the page is, and what comes before and after', async () => {
    const page = await html(address(500));
    const trail = /<nav[^>]*aria-label="Breadcrumbs"[\s\S]*?<\/nav>/i.exec(page)?.[0].replace(/<[^>]*>/g, ' ');
    expect(trail).toMatch(/part-1\s+group-25\s+Page 500/);
    expect(page).toContain(`href="${address(499)}"`);
    expect(page).toContain(`href="${address(501)}"`);
  });
});

test.each(['/toolpad', '/toolpad/core', '/zh/toolpad/core'])('%s, which is in no group, is served', async (path) => {
  expect(await html(path)).toContain('<main');
});

describe('its search', () => {
  test('in a language with much text has no index for browsers, and answers at the edge', async () => {
    const dialogOn = async (path: string) => /<dialog[^>]*class="search[^>]*>/.exec(await html(path))?.[0];
    expect(await dialogOn(address(500))).not.toMatch(/data-index|undefined/);
    // The Chinese pages are short, and so is their index.
    expect(await dialogOn(`/zh${address(500)}`)).toMatch(/data-index="[^"]*\/search\/zh-/);
    const { results } = (await (await ask(runtime, '/toolpad/_edge/search?q=page+777')).json()) as { results: unknown[] };
    expect(JSON.stringify(results[0])).toContain(address(777));
  });
});
