import { appendFileSync } from 'node:fs';
import { uploadVersion } from './deploy/wrangler.ts';
import { pinBuild } from './shared/builds.ts';
import { runCommand } from './shared/command.ts';

/** Uploads the build that is there as a preview under the alias asked for, and prints its address; as a step's output too, where GitHub runs this. */
async function preview(): Promise<void> {
  const [alias = ''] = process.argv.slice(2);
  if (!/^[a-z](?:[a-z\d-]{0,30}[a-z\d])?$/.test(alias))
    throw new Error('The preview needs a name of small letters, digits, and hyphens. Run `npm run preview -- pr-12`.');
  if (!pinBuild()) throw new Error('There is no build to upload. Run `npm run build`.');
  const { previewUrl } = uploadVersion({ to: 'preview', alias });
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `address=${previewUrl}\n`);
  console.log(previewUrl);
}

await runCommand(preview);
