import { chromium } from 'playwright-core';
import { compilePage } from './content/compile-page.ts';
import { createMarkdown } from './content/markdown.ts';
import { Project } from './content/project.ts';
import { guideFiles, loadGuide, pageOfGuide } from './guides/find-guides.ts';
import { followGuide } from './guides/follow-guide.ts';
import { Installs } from './guides/installs.ts';
import { hashOf } from './guides/plan.ts';
import { notePass } from './guides/summary.ts';
import { runCommand } from './shared/command.ts';
import { pathOfFile } from './shared/content-files.ts';
import { findChromium } from './shared/find-chromium.ts';
import { messageOf } from './shared/message-of.ts';

/** How a guide ended, and what its folder took on the disk. */
type Result = { guide: string; result: 'passed' | 'failed'; seconds: number; MB?: number };

/** Without paths: every guide that has not passed since it or its page changed. With `--all`: every guide, with packages that are installed afresh. */
async function followGuides(): Promise<void> {
  const asked = process.argv.slice(2);
  const project = new Project();
  const md = createMarkdown();
  const guides = await Promise.all(
    guideFiles().map(async (file) => {
      const page = pageOfGuide(file);
      const compiled = compilePage(project, page, pathOfFile(page), md).page;
      if (!compiled) throw new Error(`${page} does not compile. Run \`npm run build\` and fix what it names.`);
      return { guide: await loadGuide(file), page: compiled };
    }),
  );
  const unknown = asked.find((path) => path !== '--all' && !guides.some(({ page }) => page.path === path));
  if (unknown) throw new Error(`No guide proves ${unknown}. Name some of ${guides.map(({ page }) => page.path).join(', ')}, or none.`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const pages = guides.map(({ page }) => page);
  const summary = project.passes();
  const isDue = ({ guide, page }: (typeof guides)[number]) =>
    asked.length > 0
      ? asked.includes(page.path) || asked.includes('--all')
      : summary[page.path]?.hash !== hashOf(guide, page.blocks, pages);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const installs = new Installs();
  if (asked.includes('--all')) installs.clear();
  const results: Result[] = [];
  try {
    for (const { guide, page } of guides.filter(isDue)) {
      const started = Date.now();
      const note = (result: Omit<Result, 'guide' | 'seconds'>) =>
        results.push({ guide: page.path, seconds: Math.round((Date.now() - started) / 1000), ...result });
      console.log(page.path);
      try {
        const { pass, megabytes } = await followGuide(guide, page, pages, browser, installs);
        notePass(project, page.path, pass);
        note({ result: 'passed', MB: megabytes });
      } catch (error) {
        console.error(messageOf(error));
        note({ result: 'failed' });
      }
    }
  } finally {
    await browser.close();
  }
  console.table(results);
  if (results.some(({ result }) => result === 'failed')) process.exitCode = 1;
}

await runCommand(followGuides);
