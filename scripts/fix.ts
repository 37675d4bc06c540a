import { spawnSync } from 'node:child_process';
import { readOptions, runCommand } from './shared/command.ts';

await runCommand(async () => {
  readOptions({}, 'npm run fix   all that a machine can correct, in all files');
  const { status, error } = spawnSync('biome', ['check', '--write', '.'], { stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
});
