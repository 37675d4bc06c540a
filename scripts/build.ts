import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, statSync } from 'node:fs';
import { buildInputs, clientInputs, codeInputs, demoInputs } from './bundling/build-inputs.ts';
import { keptFiles, keptFilesApart } from './bundling/kept-files.ts';
import { buildClient, type ClientFiles, writeAssetsModule } from './client/build-client.ts';
import { checkSamples } from './content/code/samples.ts';
import { type CompiledSite, compileSite } from './content/compile-site.ts';
import { Project } from './content/project.ts';
import { demoWordsModule } from './content/site-modules.ts';
import { writeDemoSheets, writeSite } from './content/write-site.ts';
import { buildDemosApart } from './demos/build-demos-apart.ts';
import { buildWorker } from './edge/build-worker.ts';
import { checkGuides } from './guides/check-guides.ts';
import { writeKeepList } from './offline/write-keep-list.ts';
import { writeSearch } from './search/write-search.ts';
import { beginBuild, currentInputs, lastBuild, noteInputs, ownBuild, pinBuild, publishBuild } from './shared/builds.ts';
import { readOptions, runCommand } from './shared/command.ts';
import { assetsFolder, generatedFolder } from './shared/folders.ts';
import { ContentError, formatProblem } from './shared/problem.ts';
import { keepAnswers, recallAnswers } from './shared/remembered.ts';

type Options = { dev?: boolean };

/**
 * Builds pages, client, demos and Worker into a folder of their own, which becomes the current build when it is whole; one for development
 * stays with its session. Throws a ContentError when the content is wrong.
 */
export async function buildAll({ dev = false }: Options = {}): Promise<void> {
  beginBuild();
  const code = codeInputs();
  recallAnswers(code);
  cpSync('public', assetsFolder(), { recursive: true });
  const project = new Project();
  const madeFrom = demoInputs();
  const demos = keptFilesApart('demos', builds(madeFrom), (folder) => buildDemosApart(folder, demoWordsModule(project)));
  // What is wrong with the pages is said first; then nothing waits for the demos.
  demos.catch(() => {});
  const site = compileSite(project);
  for (const warning of site.warnings) console.warn(warning);
  const contentHash = writeSite(project, site);
  writeSearch(project, site);
  await Promise.all([...project.demos().values()].map(writeDemoSheets));
  // Waited for together, so that a failure of either is met while the other goes on.
  const [samples, guides] = await Promise.all([
    checkSamples(
      project,
      site.markdown.map(({ file, env }) => ({ file, samples: env.samples })),
    ),
    checkGuides(site.markdown, project.passes()),
    buildCode(demos, site, contentHash + madeFrom, dev),
  ]);
  // Whoever edits a page with a guide looks at it first and follows it later.
  if (dev) for (const problem of guides) console.warn(formatProblem(problem));
  const problems = [...samples, ...(dev ? [] : guides)];
  keepAnswers(code);
  if (problems.length > 0) throw new ContentError(problems);
  if (!dev) publishBuild();
}

/** Builds unless the last build was made of the same files; that one is this process's then. Returns whether it built. */
export async function buildChanges(): Promise<boolean> {
  const inputs = buildInputs();
  if (currentInputs() === inputs) {
    pinBuild();
    return false;
  }
  console.log('Building …');
  await buildAll();
  // What was edited meanwhile may be in the build, or not.
  if (buildInputs() === inputs) noteInputs(inputs);
  return true;
}

/** Everything that is bundled: the client, while `demos` become ready, then the Worker, which knows their names. */
async function buildCode(demos: Promise<() => void>, site: CompiledSite, contentHash: string, dev: boolean): Promise<void> {
  const files = await bundleClient(dev);
  const putDemos = await demos;
  putDemos();
  const buildId = buildIdOf(contentHash, JSON.stringify(files));
  const paths = site.pages.map(({ path }) => path);
  // A build that changes while it is served is not for keeping.
  const keepList = dev ? '' : writeKeepList(buildId, paths, Object.values(files.sheetUrls));
  writeAssetsModule(files, buildId, keepList);
  await buildWorker();
}

/** The client as it is in the last build where nothing of it has changed. A session bundles it in its own way. */
function bundleClient(dev: boolean): Promise<ClientFiles> {
  return dev ? buildClient(true) : keptFiles('client', builds(clientInputs(generatedFolder())), () => buildClient(false));
}

/** What files of this build are made from, and where those of the last one are. */
function builds(inputs: string) {
  return { inputs, own: ownBuild(), before: lastBuild() };
}

/** A short hash of everything that a page or a demo is made from: content, client files, and the code that renders it. */
function buildIdOf(...inputs: string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input);
  for (const file of [...globSync('{worker,client}/**/*', { exclude: ['**/*.tsbuildinfo'] }), 'package-lock.json'].sort()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

async function main(): Promise<void> {
  readOptions({}, 'npm run build   all pages, into build/current');
  const started = performance.now();
  const isNew = await buildChanges();
  if (isNew) console.log(`Built ${ownBuild()} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  else console.log(`Nothing has changed since ${ownBuild()} was built`);
}

if (import.meta.main) await runCommand(main);
