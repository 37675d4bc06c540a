import { parseArgs } from 'node:util';
import { writeCoreFacts } from './api/extract.ts';
import { writeStudioFacts } from './api/extract-studio.ts';
import { addVersion } from './api/versions/add-version.ts';
import { runCommand } from './shared/command.ts';
import { ProjectFiles } from './shared/project-files.ts';

await runCommand(async () => {
  const files = new ProjectFiles();
  const { add = [] } = parseArgs({ options: { add: { type: 'string', multiple: true } } }).values;
  for (const version of add) console.log(await addVersion(files, version));
  if (add.length > 0) return;
  writeCoreFacts(files);
  await writeStudioFacts();
});
