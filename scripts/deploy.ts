import { stepsOf, takeSteps } from './deploy/steps.ts';
import { readOptions, runCommand } from './shared/command.ts';

const USAGE = `npm run deploy                in steps, each of which may stop it
npm run deploy -- --dry-run   says the steps, and takes none
npm run deploy -- --first     of a Worker that is not there yet`;

async function deploy(): Promise<void> {
  const values = readOptions({ 'dry-run': { type: 'boolean' }, first: { type: 'boolean' } }, USAGE);
  // Without the two dashes in between, npm takes this option for its own.
  const isDry = values['dry-run'] || process.env.npm_config_dry_run === 'true';
  await takeSteps(stepsOf(values.first ?? false), { isDry });
}

await runCommand(deploy);
