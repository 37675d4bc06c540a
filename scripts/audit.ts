import { auditPackages } from './audit/audit-packages.ts';
import { runCommand } from './command.ts';

await runCommand(async () => auditPackages());
