import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { lineOf } from '../api/shapes.ts';
import type { Guide } from './guide.ts';
import { type Action, followedSections, type GuidePage, hashOf, planOf } from './plan.ts';
import { isTaken, openReader, type Reader } from './reader.ts';
import type { Pass } from './summary.ts';
import { Workshop } from './workshop.ts';

const GUIDES_FOLDER = '.data/guides';
/** Next.js with everything that npm installs beside it takes about 1 GB. */
const ROOM_BYTES = 3e9;

type Page = GuidePage & { file: string };

/** Follows a guide in an empty folder. Throws with page, line, step and the output's last lines, and leaves the folder for a look. */
export async function followGuide(guide: Guide, page: Page, others: readonly GuidePage[], browser: Browser): Promise<Pass> {
  const actions = planOf(guide, page.blocks, others);
  const folder = join(process.cwd(), GUIDES_FOLDER, page.path.replaceAll('/', '_').replace(/^_/, ''));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await checkSurroundings(actions, folder);
  const workshop = new Workshop(folder);
  const reader = await openReader(browser, guide.standIns);
  try {
    for (const [index, action] of actions.entries()) {
      const step = `step ${index + 1} of ${actions.length}, ${nameOf(action)}`;
      console.log(`  ${step}`);
      await perform(action, workshop, reader.browse).catch((error: Error) => {
        throw new Error(
          `${page.file}:${placeOf(action, page.file)}: ${step}\n${error.message}\n${workshop.serverOutput}\nThe folder is ${folder}.`,
        );
      });
    }
    const versions = versionsOf(guide.packages, workshop.folder);
    await workshop.stop();
    rmSync(folder, { recursive: true, force: true });
    const sections = followedSections(guide, page.blocks);
    return { passed: new Date().toISOString().slice(0, 10), hash: hashOf(guide, page.blocks, others), sections, versions };
  } finally {
    await workshop.stop();
    await reader.close();
  }
}

async function perform(action: Action, workshop: Workshop, browse: Reader['browse']): Promise<void> {
  if (action.kind === 'write') workshop.write(action.file, action.text);
  else if (action.kind === 'run') await workshop.run(action.command);
  else await browse(action.step);
}

/** What would fail late and look like the page's fault. */
async function checkSurroundings(actions: Action[], folder: string): Promise<void> {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < ROOM_BYTES) throw new Error(`The disk has less than ${ROOM_BYTES / 1e9} GB left. Free some space.`);
  for (const action of actions) {
    if (action.kind !== 'browse' || !('open' in action.step)) continue;
    if (await isTaken(action.step.open))
      throw new Error(`Something already answers at ${action.step.open}. End it, then run the guide again.`);
  }
}

function nameOf(action: Action): string {
  if (action.kind === 'write') return `write ${action.file}`;
  if (action.kind === 'run') return `run ${action.command}`;
  const { step } = action;
  if ('open' in step) return `open ${step.open}`;
  return 'press' in step ? `press ${step.press}` : `type into ${step.into}`;
}

/** The line of the page that has the step; expectations are the guide's own, and what comes from another page has none here. */
function placeOf(action: Action, file: string): number {
  const source = readFileSync(file, 'utf8');
  if (action.kind === 'write') return lineOf(source, `title="${action.file}"`);
  return action.kind === 'run' ? lineOf(source, action.command) : 1;
}

function versionsOf(packages: Record<string, string>, folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).map(([name, id]) => {
      const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', id, 'package.json'), 'utf8')) as { version: string };
      return [name, version];
    }),
  );
}
