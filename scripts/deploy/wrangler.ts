import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { migrationsFolder } from '../runtime/vars.ts';
import { ownBuild } from '../shared/builds.ts';
import { parseWranglerRows } from './wrangler-rows.ts';

const uploadSchema = v.object({
  type: v.literal('version-upload'),
  version_id: v.string(),
  preview_url: v.string(),
  preview_alias_url: v.optional(v.string()),
});

/** The environments of wrangler.toml: the live site, and a Worker for builds that nobody has reviewed yet. */
type Environment = 'production' | 'preview';

/** A version that was uploaded and gets no traffic yet. */
export type Upload = { id: string; previewUrl: string };

type UploadOptions = { to?: Environment; alias?: string };

/** Runs wrangler on the build that this process made, whatever else is built meanwhile. Throws when it fails. */
export function wrangler(parameters: string[], variables: Record<string, string> = {}, to: Environment = 'production'): void {
  const { status } = spawnSync('wrangler', withConfig(parameters, to), { stdio: 'inherit', env: { ...process.env, ...variables } });
  if (status !== 0) throw new Error(`\`wrangler ${parameters.join(' ')}\` failed. Look at the messages above.`);
}

/** Uploads the build as a version without traffic; with an alias, at an address that stays the same for the next one. */
export function uploadVersion({ to = 'production', alias }: UploadOptions = {}): Upload {
  const file = join(ownBuild(), 'wrangler-output.json');
  rmSync(file, { force: true });
  wrangler(['versions', 'upload', ...(alias ? ['--preview-alias', alias] : [])], { WRANGLER_OUTPUT_FILE_PATH: file }, to);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const upload = lines.map((line) => v.safeParse(uploadSchema, JSON.parse(line))).find(({ success }) => success);
  if (!upload?.success)
    throw new Error(`wrangler named no preview address. Set \`preview_urls = true\` under [env.${to}] in wrangler.toml.`);
  const { version_id, preview_url, preview_alias_url } = upload.output;
  return { id: version_id, previewUrl: preview_alias_url ?? preview_url };
}

/** Gives all traffic to a version. */
export function giveTraffic({ id }: Upload): void {
  wrangler(['versions', 'deploy', `${id}@100%`, '--yes']);
}

/** Deletes a piece of feedback of the live database; whether there was one. */
export async function deleteFeedback(id: string): Promise<boolean> {
  const sql = `delete from feedback where id = '${id}' returning *`;
  const parameters = withConfig(['d1', 'execute', 'DB', '--remote', '--json', '--command', sql], 'production');
  return parseWranglerRows(execFileSync('wrangler', parameters, { encoding: 'utf8' })).length === 1;
}

function withConfig(parameters: string[], to: Environment): string[] {
  const file = join(ownBuild(), 'wrangler.toml');
  const migrations = migrationsFolder();
  const config = readFileSync('wrangler.toml', 'utf8')
    .replaceAll('"build/current', `"${resolve(ownBuild())}`)
    .replaceAll(`"${migrations}"`, JSON.stringify(resolve(migrations)));
  writeFileSync(file, config);
  return [...parameters, '--config', file, '--env', to];
}
