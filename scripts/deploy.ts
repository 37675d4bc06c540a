import { spawnSync } from 'node:child_process';
import { buildAll } from './build.ts';
import { ContentError } from './content/problem.ts';
import { keepOlderFiles } from './deploy/older-files.ts';
import { writePictures } from './pictures/write-pictures.ts';
import { resolveVars } from './runtime/vars.ts';

/** Builds, takes along the files of the live site's last builds, brings the database up to date and deploys. Arguments go to `wrangler deploy`. */
async function deploy(): Promise<void> {
  const { DOCS_HOST = '' } = resolveVars();
  await buildAll();
  console.log(`Drew ${await writePictures()} pictures of pages.`);
  const kept = await keepOlderFiles(`https://${DOCS_HOST}`);
  console.log(`Took along ${kept} files of earlier builds.`);
  const options = process.argv.slice(2);
  // Before the script: what it stores must have its table. Migrations only add, so the script that still runs is not disturbed.
  if (!options.includes('--dry-run')) wrangler('d1', 'migrations', 'apply', 'DB', '--remote');
  wrangler('deploy', ...options);
}

/** Runs wrangler for production. Ends this process with its status when it fails. */
function wrangler(...parameters: string[]): void {
  const { status } = spawnSync('wrangler', [...parameters, '--env', 'production'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

try {
  await deploy();
} catch (error) {
  console.error(error instanceof ContentError || error instanceof Error ? error.message : error);
  process.exit(1);
}
