import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { ownBuild } from '../builds.ts';
import { parseWranglerRows } from '../database/wrangler-rows.ts';
import { MIGRATIONS } from '../runtime/migrate.ts';

const uploadSchema = v.object({ type: v.literal('version-upload'), version_id: v.string(), preview_url: v.string() });

/** A version that was uploaded and gets no traffic yet. */
export type Upload = { id: string; previewUrl: string };

/** Runs wrangler for production, on the build that this process made, whatever else is built meanwhile. Throws when it fails. */
export function wrangler(parameters: string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync('wrangler', withConfig(parameters), { stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status !== 0)
    throw new Error(`\`wrangler ${parameters.join(' ')}\` failed, and the site was left as it was. Look at the messages above.`);
}

/** Uploads the build as a version without traffic. */
export function uploadVersion(): Upload {
  const file = join(ownBuild(), 'wrangler-output.json');
  rmSync(file, { force: true });
  wrangler(['versions', 'upload'], { WRANGLER_OUTPUT_FILE_PATH: file });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const upload = lines.map((line) => v.safeParse(uploadSchema, JSON.parse(line))).find(({ success }) => success);
  if (!upload?.success)
    throw new Error('wrangler named no preview address. Set `preview_urls = true` under [env.production] in wrangler.toml.');
  const { version_id, preview_url } = upload.output;
  return { id: version_id, previewUrl: preview_url };
}

/** Gives all traffic to a version. */
export function giveTraffic({ id }: Upload): void {
  wrangler(['versions', 'deploy', `${id}@100%`, '--yes']);
}

/** Deletes a piece of feedback of the live database; whether there was one. */
export async function deleteFeedback(id: string): Promise<boolean> {
  const sql = `delete from feedback where id = '${id}' returning *`;
  const parameters = withConfig(['d1', 'execute', 'DB', '--remote', '--json', '--command', sql]);
  return parseWranglerRows(execFileSync('wrangler', parameters, { encoding: 'utf8' })).length === 1;
}

function withConfig(parameters: string[]): string[] {
  const file = join(ownBuild(), 'wrangler.toml');
  const config = readFileSync('wrangler.toml', 'utf8')
    .replaceAll('"build/current', `"${resolve(ownBuild())}`)
    .replaceAll(`"${MIGRATIONS}"`, JSON.stringify(resolve(MIGRATIONS)));
  writeFileSync(file, config);
  return [...parameters, '--config', file, '--env', 'production'];
}
