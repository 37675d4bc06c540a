import { spawnSync } from 'node:child_process';
import { runCommand } from './shared/command.ts';

// Wrangler needs a newer Node than the project asks of a machine, so the project's own runs it.
await runCommand(async () => {
  const { status, error } = spawnSync('wrangler', process.argv.slice(2), { stdio: 'inherit' });
  if (error) throw error;
  process.exit(status ?? 1);
});
