import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startPlatformApi, VERSION } from '../helpers/platform-api.ts';

/** What a deploy does with the platform, in a process of its own: wrangler blocks the one that calls it. */
const TRIAL = `
import { giveTraffic, uploadVersion, wrangler } from './scripts/deploy/wrangler.ts';
wrangler(['d1', 'migrations', 'apply', 'DB', '--remote']);
const upload = uploadVersion();
console.log(JSON.stringify(upload));
giveTraffic(upload);`;

test('a version is uploaded, has an address of its own, and gets traffic only then', { timeout: 120_000 }, async () => {
  const api = await startPlatformApi();
  onTestFinished(() => void api.close());
  const account = { CLOUDFLARE_API_BASE_URL: api.url, CLOUDFLARE_API_TOKEN: 'none', CLOUDFLARE_ACCOUNT_ID: 'none' };
  const environment = { ...process.env, ...account, CI: 'true', WRANGLER_SEND_METRICS: 'false' };
  const { stdout } = await promisify(execFile)('node', ['--input-type=module-typescript', '--eval', TRIAL], { env: environment });
  expect(stdout).toContain(JSON.stringify({ id: VERSION, previewUrl: 'https://11111111-toolpad-docs.stand-in.invalid' }));
  const steps = ['POST query', 'POST versions', 'POST deployments'];
  expect(api.changes.filter((change) => steps.includes(change)).filter((change, index, all) => change !== all[index - 1])).toEqual(steps);
});
