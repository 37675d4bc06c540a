import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentedVersion } from '../../client/shared/product.ts';
import { products } from '../../content/products.ts';
import { factsOfConfig } from './studio-facts.ts';
import { readConfigs, unpackPackage } from './studio-package.ts';
import { STUDIO_FACTS_FILE, type StudioFacts } from './studio-shapes.ts';

/** The documented version. It is the last one, so the facts never change; the package is read only to write the file again. */
const PACKAGE = `@toolpad/studio-components@${documentedVersion(products.studio)}`;

/** Writes the facts of the documented components of Studio. */
export async function writeStudioFacts(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-components-'));
  try {
    const configs = Object.entries(await readConfigs(unpackPackage(PACKAGE, folder)));
    const components = Object.fromEntries(configs.map(([name, config]) => [name, factsOfConfig(config)]));
    const facts: StudioFacts = { command: 'npm run api', package: PACKAGE, components };
    writeFileSync(STUDIO_FACTS_FILE, `${JSON.stringify(facts, null, 2)}\n`);
    console.log(`${STUDIO_FACTS_FILE}: ${configs.length} components of ${PACKAGE}.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
