import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { ensureProduct } from './screenshots/product.ts';
import { takeSite } from './screenshots/site.ts';
import { startStandIn } from './screenshots/stand-in.ts';
import { takeWalks } from './screenshots/take-walks.ts';
import { WALKS } from './screenshots/walks.ts';
import { runCommand } from './shared/command.ts';
import { findChromium } from './shared/find-chromium.ts';

/** Software draws what takes WebGL, such as the cube of a guide: a machine may have no graphics card. */
const BROWSER_FLAGS = ['--no-sandbox', '--enable-unsafe-swiftshader'];
const asked = process.argv.slice(2);

/** Without names: all walks of Studio. `site` takes the pictures of the site itself, for README.md. */
async function takePictures(): Promise<void> {
  const unknown = asked.find((name) => !Object.hasOwn(WALKS, name) && name !== 'site');
  if (unknown)
    throw new Error(`Unknown walk \`${unknown}\`. Name some of site, ${Object.keys(WALKS).join(', ')}, or none for all of Studio.`);
  process.once('SIGTERM', () => process.exit(1));
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_FLAGS, handleSIGTERM: false });
  try {
    if (asked.includes('site')) await takeSite(browser);
    if (asked.some((name) => name !== 'site') || asked.length === 0) await takeStudio(browser);
  } finally {
    await browser.close();
  }
}

async function takeStudio(browser: Browser): Promise<void> {
  ensureProduct();
  for (const folder of ['studio', 'clips']) mkdirSync(`public/static/${folder}`, { recursive: true });
  const standIn = await startStandIn();
  try {
    const walks = Object.entries(WALKS).filter(([name]) => asked.length === 0 || asked.includes(name));
    const failed = await takeWalks(walks, browser, standIn.port);
    if (failed.length > 0)
      throw new Error(`These walks failed: ${failed.join(', ')}. Look at .data/studio/failed-*, fix the walk, run it again.`);
  } finally {
    standIn.close();
  }
}

await runCommand(takePictures);
