import { parseArgs } from 'node:util';
import { writeCoreFacts } from './api/extract.ts';
import { writeStudioFacts } from './api/extract-studio.ts';
import { addVersion } from './api/versions/add-version.ts';
import { runCommand } from './shared/command.ts';

await runCommand(async () => {
  const { add = [] } = parseArgs({ options: { add: { type: 'string', multiple: true } } }).values;
  for (const version of add) console.log(await addVersion(version));
  if (add.length > 0) return;
  writeCoreFacts();
  await writeStudioFacts();
});
