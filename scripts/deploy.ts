import { spawnSync } from 'node:child_process';
import { buildAll } from './build.ts';
import { ContentError } from './content/problem.ts';
import { keepOlderFiles } from './deploy/older-files.ts';
import { resolveVars } from './runtime/vars.ts';

/** Builds, takes along the files of the live site's last builds, and deploys. Arguments go to `wrangler deploy`. */
async function deploy(): Promise<void> {
  const { DOCS_HOST = '' } = resolveVars();
  await buildAll();
  const kept = await keepOlderFiles(`https://${DOCS_HOST}`);
  console.log(`Took along ${kept} files of earlier builds.`);
  const { status } = spawnSync('wrangler', ['deploy', '--env', 'production', ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

try {
  await deploy();
} catch (error) {
  console.error(error instanceof ContentError || error instanceof Error ? error.message : error);
  process.exit(1);
}
