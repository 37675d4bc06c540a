import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../helpers/project/free-port.ts';
import { NO_ASSETS } from '../../helpers/worker/assets.ts';
import { startPlatformApi, VERSION } from '../../helpers/worker/platform-api.ts';
import { startWorker, type WorkerOverride } from '../../helpers/worker/worker.ts';

const PREVIEW = 'https://11111111-toolpad-docs.stand-in.invalid';
/** What a deploy does with the platform, in a process of its own: wrangler blocks the one that calls it. */
const RELEASE = `
import { stepsOf, takeSteps } from './scripts/deploy/steps.ts';
import { runCommand } from './scripts/shared/command.ts';
await runCommand(() => takeSteps(stepsOf(false).slice(-5)));`;
/** Of all that wrangler changes on its way, what a deploy is about. */
const STEPS = ['POST query', 'POST versions', 'POST deployments'];
const BACK = 'Back to the version before: npm run wrangler -- rollback --env production';

/** Releases the build, of which another Worker stands at the preview address; returns what was said and what was changed, in order. */
async function release(previewPort: number, refused?: string) {
  const api = await startPlatformApi((sql) => (sql.startsWith('delete from feedback') ? [{ id: 'deleted' }] : []), refused);
  onTestFinished(() => void api.close());
  const account = { CLOUDFLARE_API_BASE_URL: api.url, CLOUDFLARE_API_TOKEN: 'none', CLOUDFLARE_ACCOUNT_ID: 'none' };
  const env = { ...process.env, ...account, CI: 'true', WRANGLER_SEND_METRICS: 'false' };
  const preview = `const real = fetch; globalThis.fetch = (url, init) => real(url.replace('${PREVIEW}', 'http://127.0.0.1:${previewPort}'), init);`;
  const parameters = [
    '--import',
    `data:text/javascript,${encodeURIComponent(preview)}`,
    '--input-type=module-typescript',
    '--eval',
    RELEASE,
  ];
  const ended = await promisify(execFile)('node', parameters, { env }).catch((error: { stdout: string; stderr: string }) => error);
  const changes = api.changes.filter((change) => STEPS.includes(change)).filter((change, index, all) => change !== all[index - 1]);
  return { ...ended, changes };
}

/** A Worker at the preview address of an upload, for the tests of a block. */
function usePreview(override: WorkerOverride = {}): () => number {
  let runtime: Awaited<ReturnType<typeof startWorker>>;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    runtime = await startWorker({ ...override, port });
  });
  afterAll(() => runtime.dispose());
  return () => port;
}

describe('a version that works at its preview address', () => {
  const port = usePreview();

  test('→ the database first, then the version, its trial, and only then traffic; last, the way back', { timeout: 120_000 }, async () => {
    const { stdout, stderr, changes } = await release(port());
    // The trial's feedback is deleted between upload and traffic.
    expect([stderr, changes]).toEqual([expect.any(String), ['POST query', 'POST versions', 'POST query', 'POST deployments']]);
    expect(stdout).toContain(VERSION);
    expect(stdout.trim().split('\n').at(-1)).toBe(BACK);
  });

  test.each([
    ['POST query', 'The site serves the version before, which does not mind the migrations', 'POST versions'],
    ['POST versions', 'The site is as it was.', 'POST deployments'],
    ['POST deployments', BACK, 'PUT routes'],
  ])('%s refused → what is live then, and no step more', { timeout: 120_000 }, async (refused, left, next) => {
    const { stderr, changes } = await release(port(), refused);
    expect(stderr).toContain(left);
    expect(changes.at(-1)).toBe(refused);
    expect(changes).not.toContain(next);
  });
});

describe('a version whose files never arrived', () => {
  const port = usePreview(NO_ASSETS);

  test('→ no traffic, and what failed', { timeout: 120_000 }, async () => {
    const { stderr, changes } = await release(port());
    expect(stderr).toContain(`The new version gets no traffic, as this failed at ${PREVIEW}: landing page, page in en,`);
    expect(changes).not.toContain('POST deployments');
  });
});
