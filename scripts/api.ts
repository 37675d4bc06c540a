import { writeCoreFacts } from './api/extract.ts';
import { writeStudioFacts } from './api/extract-studio.ts';
import { addVersion } from './api/versions/add-version.ts';
import { readOptions, runCommand } from './shared/command.ts';
import { ProjectFiles } from './shared/project-files.ts';

const USAGE = `npm run api                      facts of both products, from their packages
npm run api -- --add <version>   facts of one more version of Toolpad Core`;

await runCommand(async () => {
  const files = new ProjectFiles();
  const { add = [] } = readOptions({ add: { type: 'string', multiple: true } }, USAGE);
  for (const version of add) console.log(await addVersion(files, version));
  if (add.length > 0) return;
  writeCoreFacts(files);
  await writeStudioFacts();
});
