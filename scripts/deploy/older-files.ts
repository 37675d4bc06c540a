import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { assetsFolder } from '../shared/folders.ts';
import { codeOfError, messageOf } from '../shared/message-of.ts';

/** How many builds of the live site keep working in tabs that are still open. */
const BUILDS_KEPT = 5;
const HASHED = 'toolpad/assets';
const MANIFEST = `${HASHED}/builds.json`;

/** The hashed files of the last builds, newest first: a path below the site's root, and the SHA-256 of the file. */
const manifestSchema = v.array(
  v.record(v.pipe(v.string(), v.regex(/^toolpad\/assets\/[\w./-]+$/), v.excludes('..')), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
);
type Build = v.InferOutput<typeof manifestSchema>[number];

const UP = 'Check that the live site is up and deploy again; if there is none yet, run `npm run deploy -- --first`.';

type Fetch = (url: string) => Promise<Response>;

/**
 * Adds to the built assets those hashed files that the live site's last builds published, so that a tab of an older build finds its chunks,
 * and writes the manifest that the next deploy will read. Returns the number of files added. A site that is not there yet has none.
 * Throws when a file is gone, or is not what its build published: what was once tampered with must not outlive a deploy.
 */
export async function keepOlderFiles(origin: string, folder = assetsFolder(), get: Fetch = fetch): Promise<number> {
  const own = filesOf(folder);
  const earlier = (await liveBuilds(origin, get)).slice(0, BUILDS_KEPT);
  const wanted = Object.entries(Object.assign({}, ...earlier.toReversed()) as Build).filter(([file]) => !own[file]);
  for (const [file, hash] of wanted) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), await download(`${origin}/${file}`, hash, get));
  }
  writeManifest(folder, [own, ...earlier]);
  return wanted.length;
}

/** Writes the manifest of a site that is not there yet. */
export function listFirstFiles(folder = assetsFolder()): void {
  writeManifest(folder, [filesOf(folder)]);
}

function writeManifest(folder: string, builds: readonly Build[]): void {
  writeFileSync(join(folder, MANIFEST), JSON.stringify(builds.slice(0, BUILDS_KEPT)));
}

/** The hashed files of a built folder, with their hashes. */
function filesOf(folder: string): Build {
  const files = globSync(`${folder}/${HASHED}/**/*`).filter((file) => statSync(file).isFile());
  const paths = files.map((file) => relative(folder, file)).filter((path) => path !== MANIFEST);
  return Object.fromEntries(paths.sort().map((path) => [path, hashOf(readFileSync(join(folder, path)))]));
}

async function liveBuilds(origin: string, get: Fetch): Promise<Build[]> {
  const url = `${origin}/${MANIFEST}`;
  const response = await get(url).catch((error) => {
    throw new Error(`${url} cannot be reached (${codeOfError(error) ?? messageOf(error)}). ${UP}`);
  });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${url} answered ${response.status}. ${UP}`);
  return v.parse(manifestSchema, await response.json());
}

async function download(url: string, hash: string, get: Fetch): Promise<Uint8Array> {
  const response = await get(url);
  if (!response.ok)
    throw new Error(`${url} answered ${response.status}, though the live site lists it. Deploy again, or remove it from the list.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (hashOf(bytes) !== hash) throw new Error(`${url} is not what its build published. Find out who changed it, then deploy again.`);
  return bytes;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
