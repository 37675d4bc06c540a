import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { auditPackages } from './audit/audit-packages.ts';
import { buildAll } from './build.ts';
import { runCommand } from './command.ts';
import { keepOlderFiles } from './deploy/older-files.ts';
import { readProduction } from './deploy/production.ts';
import { refusalsNow } from './deploy/refusals.ts';
import { smokeTest } from './deploy/smoke-test.ts';
import { deleteFeedback, giveTraffic, type Upload, uploadVersion, wrangler } from './deploy/wrangler.ts';
import { writePictures } from './pictures/write-pictures.ts';

type Step = { what: string; run: () => Promise<unknown> | unknown };

/** The version on its way, once it is uploaded. */
let upload: Upload | undefined;

/** Each step throws when the site must stay as it is. */
const PREPARE: Step[] = [
  { what: 'Refuse placeholders, changes without a commit, and migrations that take something away', run: refuse },
  { what: 'Build', run: () => buildAll() },
  { what: 'Check lint, types and dead code', run: check },
  { what: 'Audit the packages, and list them in build/sbom.cdx.json', run: auditPackages },
  { what: 'Draw the pictures of all pages', run: writePictures },
  { what: 'Take along the files of the live site’s last builds, by their hashes', run: takeAlong },
  {
    what: 'Migrate the database (wrangler d1 migrations apply DB --remote)',
    run: () => wrangler(['d1', 'migrations', 'apply', 'DB', '--remote']),
  },
];
const RELEASE: Step[] = [
  { what: 'Upload a version without traffic (wrangler versions upload)', run: () => (upload = uploadVersion()) },
  { what: 'Try it at its preview address: pages, search, a demo, feedback, agents', run: tryOut },
  { what: 'Give it all traffic (wrangler versions deploy <version>@100%)', run: () => giveTraffic(upload!) },
  { what: 'Bring routes up to date (wrangler triggers deploy)', run: () => wrangler(['triggers', 'deploy']) },
];
/** A Worker that is not there yet has no versions. */
const RELEASE_FIRST: Step[] = [{ what: 'Deploy (wrangler deploy)', run: () => wrangler(['deploy']) }];

async function deploy(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, first: { type: 'boolean' } } });
  const steps = [...PREPARE, ...(values.first ? RELEASE_FIRST : RELEASE)];
  for (const [index, { what, run }] of steps.entries()) {
    console.log(`${index + 1}/${steps.length} ${what}`);
    if (!values['dry-run']) await run();
  }
  console.log('Back to the version before: npx wrangler rollback --env production');
}

function refuse(): void {
  const reasons = refusalsNow();
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}

function check(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'check'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('A check failed, and the site was left as it was. Fix what it names, then deploy again.');
}

async function takeAlong(): Promise<void> {
  console.log(`Took along ${await keepOlderFiles(`https://${readProduction().vars.DOCS_HOST}`)} files.`);
}

async function tryOut(): Promise<void> {
  const failed = await smokeTest(upload!.previewUrl, deleteFeedback);
  if (failed.length === 0) return;
  throw new Error(`The new version gets no traffic, as this failed at ${upload!.previewUrl}: ${failed.join(', ')}.
Fix it and deploy again; \`npx wrangler tail --env production\` shows what a version says.`);
}

await runCommand(deploy);
