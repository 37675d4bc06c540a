import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const billSchema = v.object({ bomFormat: v.literal('CycloneDX'), components: v.array(v.object({ name: v.string() })) });

/** Where the bill lies: beside the builds. */
const BILL = 'sbom.cdx.json';

/** Writes what the site is made from, and with, as CycloneDX; returns file and number of packages. Throws when npm cannot tell. */
export function writeBill(folder = 'build'): { file: string; count: number } {
  const parameters = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`npm could not list the packages. Run \`npm ${parameters.join(' ')}\` to see why:\n${stderr}`);
  const { components } = v.parse(billSchema, JSON.parse(stdout));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, BILL);
  writeFileSync(file, stdout);
  return { file, count: components.length };
}
