import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';
import { ensureProduct } from './screenshots/product.ts';
import { startStandIn } from './screenshots/stand-in.ts';
import { takeWalks } from './screenshots/take-walks.ts';
import { WALKS } from './screenshots/walks.ts';

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in WALKS));
if (unknown) throw new Error(`There is no walk \`${unknown}\`. Name some of ${Object.keys(WALKS).join(', ')}, or none for all.`);

process.once('SIGTERM', () => process.exit(1));
ensureProduct();
mkdirSync('public/static/studio', { recursive: true });
const standIn = await startStandIn();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'], handleSIGTERM: false });
try {
  const walks = Object.entries(WALKS).filter(([name]) => asked.length === 0 || asked.includes(name));
  const failed = await takeWalks(walks, browser, standIn.port);
  if (failed.length > 0)
    throw new Error(`These walks failed: ${failed.join(', ')}. Look at .data/studio/failed-*, mend the walk, run it again.`);
} finally {
  await browser.close();
  standIn.close();
}
