import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const billSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.pipe(v.array(v.object({ name: v.string() })), v.minLength(1)),
});

/** Where the bill lies: beside the builds. */
const BILL = 'sbom.cdx.json';

/** Writes what the site is made from, and with, as CycloneDX; returns file and number of packages. Throws when npm cannot tell, and writes nothing. */
export function writeBill(folder = 'build'): { file: string; count: number } {
  const parameters = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`npm could not list the packages. Run \`npm ${parameters.join(' ')}\` to see why:\n${stderr}`);
  const count = countComponents(stdout);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, BILL);
  writeFileSync(file, stdout);
  return { file, count };
}

function countComponents(bill: string): number {
  try {
    return v.parse(billSchema, JSON.parse(bill)).components.length;
  } catch {
    throw new Error(`npm listed the packages in no form of CycloneDX: ${bill.slice(0, 100) || 'nothing'}. Install npm 11, then try again.`);
  }
}
