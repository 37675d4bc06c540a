import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { startRuntime } from '../runtime/start-runtime.ts';
import { resolveVars } from '../runtime/vars.ts';
import { pinBuild } from '../shared/builds.ts';
import { toWebp } from './to-webp.ts';

const PAGE = '/toolpad/core/react-dashboard-layout';
const PORT = 8799;

/** Takes the pictures of the site that README.md shows, light and dark, from the current build. Throws without a build. */
export async function takeSite(browser: Browser): Promise<void> {
  if (!pinBuild()) throw new Error('There is no build to take a picture of. Run `npm run build`.');
  mkdirSync('docs', { recursive: true });
  const runtime = await startRuntime({ vars: resolveVars({}), port: PORT, isLocal: true });
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 860 }, colorScheme });
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${PORT}${PAGE}`);
      await page.mouse.move(720, 430);
      // The demo's script starts with the pointer, and marks its document when it answers.
      await page.frameLocator('iframe').first().locator('body[data-alive]').waitFor({ state: 'attached' });
      await page.locator('html[data-settled]').waitFor({ state: 'attached' });
      const png = await page.screenshot({ animations: 'disabled' });
      // An empty page of the same browser encodes: the site's policy lets nobody do it there.
      const encoder = await context.newPage();
      writeFileSync(`docs/site${colorScheme === 'dark' ? '-dark' : ''}.webp`, await toWebp(encoder, png));
      await context.close();
    }
  } finally {
    await runtime.dispose();
  }
}
