import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { canInstall, install } from '../shared/debian.ts';
import type { Guide } from './guide.ts';
import type { Installs } from './installs.ts';
import { placeOf } from './place.ts';
import { type Action, followedSections, type GuidePage, hashOf, type Planned, planOf } from './plan.ts';
import { isTaken, openReader, type Reader } from './reader.ts';
import { openProviders, openServices, type Services } from './services.ts';
import type { Pass } from './summary.ts';
import { Workshop } from './workshop.ts';

/** Outside of the repository, whose packages would stand in for those that a page forgets to install. */
const GUIDES_FOLDER = join(tmpdir(), 'toolpad-docs-guides');
/** Next.js with everything that npm installs beside it takes about 1 GB. */
const ROOM_BYTES = 3e9;

type Page = GuidePage & { file: string };

/** Follows a guide in an empty folder, and tells how many megabytes that took. Throws with page, line, step and the output's last lines, and leaves the folder for a look. */
export async function followGuide(
  guide: Guide,
  page: Page,
  others: readonly Page[],
  browser: Browser,
  installs: Installs,
): Promise<{ pass: Pass; megabytes: number }> {
  const plan = planOf(guide, page.blocks, others);
  const folder = join(GUIDES_FOLDER, page.path.replaceAll('/', '_').replace(/^_/, ''));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await checkSurroundings(plan, folder);
  const reader = await openReader(browser, guide);
  const services = await openServices(guide.services);
  const providers = await openProviders(guide.providers);
  const workshop = new Workshop(folder, { env: providers.env, installs });
  try {
    if (guide.beside) startBeside(guide.beside, workshop);
    for (const [index, { action }] of plan.entries()) {
      const step = `step ${index + 1} of ${plan.length}, ${nameOf(action)}`;
      console.log(`  ${step}`);
      await perform(action, workshop, reader.browse, services.inPlace).catch((error: Error) => {
        throw new Error(
          `${placeOf(plan, index, page, others)}: ${step}\n${error.message}\n${workshop.serverOutput}\nThe folder is ${folder}.`,
        );
      });
    }
    const versions = versionsOf(guide.packages, workshop.folders);
    await workshop.close();
    const megabytes = Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }), 10);
    rmSync(folder, { recursive: true, force: true });
    const sections = followedSections(guide, page.blocks);
    const pass = { passed: new Date().toISOString().slice(0, 10), hash: hashOf(guide, page.blocks, others), sections, versions };
    return { pass, megabytes };
  } finally {
    await workshop.close();
    await reader.close();
    await services.close();
    await providers.close();
  }
}

async function perform(action: Action, workshop: Workshop, browse: Reader['browse'], inPlace: Services['inPlace']): Promise<void> {
  if (action.kind === 'write') workshop.write(action.file, inPlace(action.text));
  else if (action.kind === 'run') await workshop.run(action.command, action.prints);
  else if (action.kind === 'await') await workshop.written(action.file);
  else await browse(JSON.parse(inPlace(JSON.stringify(action.step))));
}

function startBeside({ debian = [], run }: NonNullable<Guide['beside']>, workshop: Workshop): void {
  const missing = debian.filter((name) => !existsSync(`/var/lib/dpkg/info/${name}.list`));
  if (missing.length > 0 && !canInstall())
    throw new Error(`The guide needs ${missing.join(', ')} of Debian. Install it, or run the guide on Debian as root.`);
  if (missing.length > 0) install(missing);
  if (run) workshop.startBeside(run);
}

/** What would fail late and look like the page's fault. */
async function checkSurroundings(plan: readonly Planned[], folder: string): Promise<void> {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < ROOM_BYTES) throw new Error(`The disk has less than ${ROOM_BYTES / 1e9} GB left. Free some space.`);
  for (const { action } of plan) {
    if (action.kind !== 'browse' || !('open' in action.step)) continue;
    if (await isTaken(action.step.open))
      throw new Error(`Something already answers at ${action.step.open}. End it, then run the guide again.`);
  }
}

function nameOf(action: Action): string {
  if (action.kind === 'write') return `write ${action.file}`;
  if (action.kind === 'run') return `run ${action.command}`;
  if (action.kind === 'await') return `wait for ${action.file}`;
  const { step } = action;
  if ('open' in step) return `open ${step.open}`;
  if ('edit' in step) return `edit ${JSON.stringify(step.edit)}`;
  if ('back' in step) return 'go back';
  return 'press' in step ? `press ${step.press}` : `type into ${step.into}`;
}

/** Versions as installed in the first of the folders that has the package. */
function versionsOf(packages: Record<string, string>, folders: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).map(([name, id]) => {
      const manifest = folders.map((folder) => join(folder, 'node_modules', id, 'package.json')).find((file) => existsSync(file));
      if (!manifest) throw new Error(`${id} is not installed. Correct the guide's packages.`);
      const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
      return [name, version];
    }),
  );
}
