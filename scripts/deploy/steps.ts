import { spawnSync } from 'node:child_process';
import { auditPackages } from '../audit/audit-packages.ts';
import { buildAll } from '../build.ts';
import { writePictures } from '../pictures/write-pictures.ts';
import { messageOf } from '../shared/message-of.ts';
import { keepOlderFiles, listFirstFiles } from './older-files.ts';
import { readProduction } from './production.ts';
import { refusalsNow } from './refusals.ts';
import { smokeTest } from './smoke-test.ts';
import { deleteFeedback, giveTraffic, type Upload, uploadVersion, wrangler } from './wrangler.ts';

/** A step of a deploy, in words. It throws when the deploy must not go on. */
type Step = {
  what: string;
  run: () => Promise<unknown> | unknown;
  /** What is live when it has failed, and what to do. */
  left?: string;
};

const BACK = 'Back to the version before: npm run wrangler -- rollback --env production';
const AS_IT_WAS = 'The site is as it was.';

/** The version on its way, once it is uploaded. */
let upload: Upload | undefined;

/** What happens here, before anything is changed on the platform. */
const PREPARE: readonly Step[] = [
  { what: 'Refuse placeholders, changes without a commit, and migrations that take something away', run: refuse },
  { what: 'Build', run: () => buildAll() },
  { what: 'Check lint, prose, types, and dead code', run: check },
  { what: 'Audit the packages, and list them in build/sbom.cdx.json', run: auditPackages },
  { what: 'Draw the pictures of all pages', run: writePictures },
];

const TAKE_ALONG: Step = { what: 'Take along the files of the live site’s last builds, by their hashes', run: takeAlong };
const LIST_FILES: Step = { what: 'List the files of this build, for the next one to take along', run: () => listFirstFiles() };

const MIGRATE: Step = {
  what: 'Migrate the database (wrangler d1 migrations apply DB --remote)',
  run: () => wrangler(['d1', 'migrations', 'apply', 'DB', '--remote']),
  left: 'The site serves the version before, which does not mind the migrations that were applied. Mend the one that failed, then deploy again.',
};

/** What happens on the platform. */
const RELEASE: readonly Step[] = [
  MIGRATE,
  { what: 'Upload a version without traffic (wrangler versions upload)', run: () => (upload = uploadVersion()) },
  { what: 'Try it at its preview address: pages, search, a demo, feedback, agents', run: tryOut },
  {
    what: 'Give it all traffic (wrangler versions deploy <version>@100%)',
    run: () => giveTraffic(uploaded()),
    left: `Perhaps it has traffic all the same: \`npm run wrangler -- deployments list --env production\` says so.\n${BACK}`,
  },
  {
    what: 'Bring routes up to date (wrangler triggers deploy)',
    run: () => wrangler(['triggers', 'deploy']),
    left: `The new version has all traffic; its routes are not all up to date. Deploy again, or go back.\n${BACK}`,
  },
];
const RELEASE_FIRST: readonly Step[] = [
  MIGRATE,
  {
    what: 'Deploy (wrangler deploy)',
    run: () => wrangler(['deploy']),
    left: 'A part of it may be live. Fix what it names, then deploy the same way again.',
  },
];

/** All steps in their order. Of a Worker that is not there yet nothing is live, and it has no versions. */
export function stepsOf(isFirst: boolean): readonly Step[] {
  return isFirst ? [...PREPARE, LIST_FILES, ...RELEASE_FIRST] : [...PREPARE, TAKE_ALONG, ...RELEASE];
}

/** Says each step, and takes it unless this is a dry run; then how to go back. Throws with the first step that fails, and with what is live then. */
export async function takeSteps(steps: readonly Step[], { isDry = false } = {}): Promise<void> {
  for (const [index, { what, run, left = AS_IT_WAS }] of steps.entries()) {
    console.log(`${index + 1}/${steps.length} ${what}`);
    if (isDry) continue;
    try {
      await run();
    } catch (error) {
      throw new Error(`${messageOf(error)}\n${left}`, { cause: error });
    }
  }
  console.log(BACK);
}

function refuse(): void {
  const reasons = refusalsNow();
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}

function check(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'check'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('A check failed. Fix what it names, then deploy again.');
}

async function takeAlong(): Promise<void> {
  console.log(`Took along ${await keepOlderFiles(`https://${readProduction().vars.DOCS_HOST}`)} files.`);
}

function uploaded(): Upload {
  if (!upload) throw new Error('No version was uploaded. Take the steps in their order.');
  return upload;
}

async function tryOut(): Promise<void> {
  const { previewUrl } = uploaded();
  const failed = await smokeTest(previewUrl, deleteFeedback);
  if (failed.length === 0) return;
  throw new Error(`The new version gets no traffic, as this failed at ${previewUrl}: ${failed.join(', ')}.
Fix it and deploy again; \`npm run wrangler -- tail --env production\` shows what a version says.`);
}
