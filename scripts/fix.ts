import { spawnSync } from 'node:child_process';
import { runCommand } from './shared/command.ts';

await runCommand(async () => {
  const { status, error } = spawnSync('biome', ['check', '--write', '.'], { stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
});
