import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { STUDIO_FOLDER, startProduct } from './product.ts';
import { type Mode, writeProject } from './projects.ts';
import { openStage } from './stage.ts';
import { restoreOrders } from './stand-in-orders.ts';
import { noteTaken } from './taken.ts';
import type { Walk } from './walk.ts';

/** Takes the pictures of the walks, light and then dark, and returns the names of those that failed. */
export async function takeWalks(walks: [name: string, walk: Walk][], browser: Browser, standInPort: number): Promise<string[]> {
  const failed: string[] = [];
  let product: { project: string; mode: Mode; url: string; stop: () => Promise<void> } | undefined;
  for (const [name, walk] of walks) {
    for (const dark of [false, true]) {
      const mode = dark && walk.dark === 'theme' ? 'dark' : 'light';
      if (product?.project !== walk.project || product.mode !== mode) {
        await product?.stop();
        product = { project: walk.project, mode, ...(await startProduct(writeProject(walk.project, mode), standInPort)) };
      }
      console.log(`${name}${dark ? ', dark' : ''}`);
      if (!(await takeWalk(walk, { name, dark, browser, url: product.url }))) failed.push(name);
      else if (dark && !failed.includes(name)) noteTaken(name, walk.project);
      if (!walk.writes) continue;
      await product.stop();
      product = undefined;
    }
  }
  await product?.stop();
  return failed;
}

/** Whether the walk came to its end. If not, what it saw is kept in the studio's folder. */
async function takeWalk(walk: Walk, at: { name: string; dark: boolean; browser: Browser; url: string }): Promise<boolean> {
  restoreOrders();
  const stage = await openStage(at.browser, at.url, at.dark);
  try {
    await walk.run(stage);
    return true;
  } catch (error) {
    console.error(error);
    await keepFailure(stage.page, join(STUDIO_FOLDER, `failed-${at.name}`)).catch(console.error);
    return false;
  } finally {
    await stage.close();
  }
}

async function keepFailure(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: `${file}.png` });
  writeFileSync(`${file}.txt`, await page.locator('body').ariaSnapshot());
}
