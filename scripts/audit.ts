import { auditPackages } from './audit/audit-packages.ts';
import { readOptions, runCommand } from './shared/command.ts';

await runCommand(async () => {
  readOptions({}, 'npm run audit   known weaknesses of all packages');
  await auditPackages();
});
