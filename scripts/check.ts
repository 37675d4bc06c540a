import { buildChanges } from './build.ts';
import { readOptions, runCommand } from './shared/command.ts';
import { CHECKS_OF_CODE, runChecks } from './testing/checks.ts';

await runCommand(async () => {
  readOptions({}, 'npm run check   lint, prose, types, and dead code');
  // Types of generated modules are those of the sources as they are now.
  await buildChanges();
  const failed = await runChecks(CHECKS_OF_CODE);
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${CHECKS_OF_CODE.length} checks failed. \`npm run fix\` corrects what a machine can.`);
});
