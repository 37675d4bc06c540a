import { auditPackages } from './audit/audit-packages.ts';
import { runCommand } from './shared/command.ts';

await runCommand(async () => auditPackages());
