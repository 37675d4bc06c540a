import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { buildClient, writeAssetsModule } from './client/build-client.ts';
import { compileSite } from './content/compile-site.ts';
import { ContentError, formatProblem } from './content/problem.ts';
import { checkSamples } from './content/samples.ts';
import { writeSite } from './content/write-site.ts';
import { buildDemos } from './demos/build-demos.ts';
import { buildWorker } from './edge/build-worker.ts';
import { ASSETS_FOLDER, GENERATED_FOLDER } from './folders.ts';
import { checkGuides } from './guides/check-guides.ts';
import { writeKeepList } from './offline/write-keep-list.ts';
import { writeSearch } from './search/write-search.ts';

type Options = { dev?: boolean };

/** Builds everything into build/: pages, client, demos, Worker. Throws a ContentError when the content is wrong. */
export async function buildAll({ dev = false }: Options = {}): Promise<void> {
  rmSync(ASSETS_FOLDER, { recursive: true, force: true });
  rmSync(GENERATED_FOLDER, { recursive: true, force: true });
  mkdirSync(ASSETS_FOLDER, { recursive: true });
  const site = compileSite();
  for (const warning of site.warnings) console.warn(warning);
  const contentHash = writeSite(site);
  writeSearch(site);
  const samples = checkSamples(site.markdown.map(({ file, env }) => ({ file, samples: env.samples })));
  const [files] = await Promise.all([buildClient(dev), buildDemos()]);
  const buildId = buildIdOf(contentHash, JSON.stringify(files));
  const paths = site.pages.map(({ path }) => path);
  // A build that changes while it is served is not for keeping.
  const keepList = dev ? '' : writeKeepList(buildId, paths, Object.values(files.sheetUrls));
  writeAssetsModule(files, buildId, keepList);
  await buildWorker();
  const guides = await checkGuides(site.markdown);
  // Whoever edits such a page looks at it first and follows it later.
  if (dev) for (const problem of guides) console.warn(formatProblem(problem));
  const problems = [...(await samples), ...(dev ? [] : guides)];
  if (problems.length > 0) throw new ContentError(problems);
}

/** A short hash of everything that a page is made from: content, client files, and the code that renders it. */
function buildIdOf(...inputs: string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input);
  for (const file of [...globSync('{worker,client}/**/*'), 'package-lock.json'].sort()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

if (import.meta.main) {
  const started = performance.now();
  try {
    await buildAll();
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
