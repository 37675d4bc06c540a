import { chromium } from 'playwright-core';
import { compilePage } from './content/compile-page.ts';
import { createMarkdown } from './content/markdown.ts';
import { pathOfFile } from './content/site.ts';
import { findChromium } from './find-chromium.ts';
import { guideFiles, loadGuide, pageOfGuide } from './guides/find-guides.ts';
import { followGuide } from './guides/follow-guide.ts';
import { hashOf } from './guides/plan.ts';
import { notePass, readSummary } from './guides/summary.ts';

// Without paths: every guide that has not passed since it or its page changed. With `--all`: every guide.
const asked = process.argv.slice(2);
const md = createMarkdown();
const guides = await Promise.all(
  guideFiles().map(async (file) => {
    const page = pageOfGuide(file);
    const compiled = compilePage(page, pathOfFile(page), md).page;
    if (!compiled) throw new Error(`${page} does not compile. Run \`npm run build\` and fix what it names.`);
    return { guide: await loadGuide(file), page: compiled };
  }),
);
const unknown = asked.find((path) => path !== '--all' && !guides.some(({ page }) => page.path === path));
if (unknown) throw new Error(`No guide proves ${unknown}. Name some of ${guides.map(({ page }) => page.path).join(', ')}, or none.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const pages = guides.map(({ page }) => page);
const summary = readSummary();
const isDue = ({ guide, page }: (typeof guides)[number]) =>
  asked.length > 0 ? asked.includes(page.path) || asked.includes('--all') : summary[page.path]?.hash !== hashOf(guide, page.blocks, pages);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const failed: string[] = [];
try {
  for (const { guide, page } of guides.filter(isDue)) {
    const started = Date.now();
    console.log(page.path);
    try {
      const pass = await followGuide(guide, page, pages, browser);
      notePass(page.path, pass);
      console.log(`  passed in ${Math.round((Date.now() - started) / 1000)} s with ${JSON.stringify(pass.versions)}`);
    } catch (error) {
      console.error((error as Error).message);
      failed.push(page.path);
    }
  }
} finally {
  await browser.close();
}
if (failed.length > 0) {
  console.error(`These guides failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
