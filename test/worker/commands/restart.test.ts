import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildId } from '#assets';
import { workerFolder } from '../../../scripts/shared/folders.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { ask, startWorker } from '../../helpers/worker/worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'restart-'));
const persist = join(folder, 'data');
const KEPT = [PAGE, `/zh${PAGE}`, '/toolpad/nothing'];
/** The answers of a Worker that renders, of one after it that cannot, and of such a one of another build. */
let before: Map<string, Answer>;
let after: Map<string, Answer>;
let ofAnotherBuild: Map<string, Answer>;
const console: string[] = [];
/** Says where an answer came from, and how long that took. */
const TELLS_APART = 'server-timing';
type Answer = { status: number; headers: [string, string][]; body: string };

beforeAll(async () => {
  before = await answersOf(await startWorker({ persist }), KEPT);
  const worker = withoutRenderer('worker', (script) => script);
  after = await answersOf(await startWorker({ persist, worker }, console), [...KEPT, '/api-docs']);
  const another = withoutRenderer('another', (script) => script.replaceAll(buildId, 'f'.repeat(buildId.length)));
  ofAnotherBuild = await answersOf(await startWorker({ persist, worker: another }, []), KEPT);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The built Worker in a folder of its own, its scripts changed, without what renders. */
function withoutRenderer(name: string, change: (script: string) => string): string {
  const worker = join(folder, name);
  cpSync(workerFolder(), worker, { recursive: true });
  for (const file of readdirSync(worker)) {
    const path = join(worker, file);
    writeFileSync(path, file.startsWith('render-') ? `throw new Error('${file} was evaluated.');` : change(readFileSync(path, 'utf8')));
  }
  return worker;
}

async function answersOf(runtime: Awaited<ReturnType<typeof startWorker>>, paths: string[]): Promise<Map<string, Answer>> {
  const entries: [string, Answer][] = [];
  for (const path of paths) {
    const answer = await ask(runtime, path, { headers: { Cookie: 'mui-mode=dark' } });
    entries.push([
      path,
      { status: answer.status, headers: [...answer.headers].filter(([name]) => name !== TELLS_APART), body: await answer.text() },
    ]);
  }
  await runtime.dispose();
  return new Map(entries);
}

test.each(KEPT)('%s after a restart → the same bytes, headers and status, without the renderer', (path) => {
  expect(before.get(path)?.body).toContain('data-mui-color-scheme="dark"');
  expect(after.get(path)).toEqual(before.get(path));
});

test('a page that was never asked for → needs the renderer', () => {
  expect(after.get('/api-docs')?.status).toBe(500);
  expect(console).toHaveLength(1);
  expect(console[0]).toContain('was evaluated.');
});

test.each(KEPT)('%s of another build → is not what this build kept', (path) => {
  expect(ofAnotherBuild.get(path)?.status).toBe(500);
});
