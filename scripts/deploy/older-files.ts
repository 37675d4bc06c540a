import { globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { assetsFolder } from '../folders.ts';

/** How many builds of the live site keep working in tabs that are still open. */
const BUILDS_KEPT = 5;
const HASHED = 'toolpad/assets';
const MANIFEST = `${HASHED}/builds.json`;

/** The hashed files of the last builds, newest first. Each is a path below the site's root. */
const manifestSchema = v.array(v.array(v.pipe(v.string(), v.regex(/^toolpad\/assets\/[\w./-]+$/), v.excludes('..'))));

type Fetch = (url: string) => Promise<Response>;

/**
 * Adds to the built assets those hashed files that the live site's last builds published, so that a tab of an older build finds its chunks,
 * and writes the manifest that the next deploy will read. Returns the number of files added. A site that is not there yet has none.
 */
export async function keepOlderFiles(origin: string, folder = assetsFolder(), get: Fetch = fetch): Promise<number> {
  const own = globSync(`${folder}/${HASHED}/**/*`)
    .filter((file) => statSync(file).isFile())
    .map((file) => relative(folder, file))
    .filter((file) => file !== MANIFEST)
    .sort();
  const earlier = (await liveBuilds(origin, get)).slice(0, BUILDS_KEPT);
  const wanted = new Set(earlier.flat().filter((file) => !own.includes(file)));
  for (const file of wanted) await download(`${origin}/${file}`, join(folder, file), get);
  writeFileSync(join(folder, MANIFEST), JSON.stringify([own, ...earlier].slice(0, BUILDS_KEPT)));
  return wanted.size;
}

async function liveBuilds(origin: string, get: Fetch): Promise<string[][]> {
  const response = await get(`${origin}/${MANIFEST}`);
  if (response.status === 404) return [];
  if (!response.ok)
    throw new Error(`${origin}/${MANIFEST} answered ${response.status}. Check that the live site is up, then deploy again.`);
  return v.parse(manifestSchema, await response.json());
}

async function download(url: string, file: string, get: Fetch): Promise<void> {
  const response = await get(url);
  if (!response.ok)
    throw new Error(`${url} answered ${response.status}, though the live site lists it. Deploy again, or remove it from the list.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
}
