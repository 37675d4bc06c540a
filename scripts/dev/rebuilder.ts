import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import type { DevEvent } from '../../client/dev/dev-event.ts';
import { buildClient, writeAssetsModule } from '../client/build-client.ts';
import { buildLiveFrame, bundleDemoPackages } from '../demos/build-demos.ts';
import { findDemos } from '../demos/find-demos.ts';
import { buildWorker } from '../edge/build-worker.ts';
import { assetsFolder, generatedFolder } from '../shared/folders.ts';
import { ContentError, formatProblem, type Problem } from '../shared/problem.ts';
import { ProjectFiles } from '../shared/project-files.ts';
import { checkTypes, compileContent } from './background.ts';
import { clientEvent } from './client-event.ts';
import { FollowUp } from './follow-up.ts';
import type { Kind } from './kind-of-change.ts';
import { problemsIn } from './problems.ts';
import { rebuildDemo } from './rebuild-demo.ts';
import { rebuildPage } from './rebuild-page.ts';
import type { ReloadStream } from './reload-stream.ts';
import type { WorkerCode } from './worker-code.ts';

/** What a running session can build again. */
export type Buildable = Exclude<Kind, 'session'>;
/** The whole content with its search, what browsers get, the frame of edited demos, and the types of all code. */
type Task = 'content' | 'browser' | 'live' | 'types';

/** In this order: what the edit is about first, and the types of code before the content, which takes longer. */
const FOLLOWING: Record<Buildable, readonly Task[]> = {
  prose: ['content'],
  content: ['content', 'types'],
  demo: ['types', 'live', 'content'],
  worker: ['types'],
  // Blocks and the search are shared with what compiles the content.
  block: ['browser', 'types', 'content'],
  // The frame of edited demos has modules of it too.
  client: ['live', 'types', 'content'],
  // Pages know which pictures are there, and their sizes.
  public: ['content'],
};

/** Builds what an edit reaches, one after the other, tells the pages, and then makes what follows from it. */
export class Rebuilder {
  readonly #code: WorkerCode;
  readonly #stream: ReloadStream;
  readonly #followUp = new FollowUp<Task>(
    (task, signal) => this.#follow(task, signal),
    () => this.#sayDone(),
  );
  #work: Promise<void> = Promise.resolve();
  /** What an edit of a demo waits for. A demo that fails meanwhile was edited, and is built again. */
  readonly #demoPackages = bundleDemoPackages(findDemos(new ProjectFiles())).catch(() => {});
  #builds = 0;
  /** The generated modules that the Worker was built with. */
  #bundled = generatedText();
  /** What has been said since the last edit: what meets the same mistake again says nothing. */
  readonly #said = new Set<string>();
  /** An edit that the whole content is compiled for. */
  #edited: { file: string; started: number } | undefined;

  constructor(code: WorkerCode, stream: ReloadStream) {
    this.#code = code;
    this.#stream = stream;
  }

  /** Takes up an edit. Returns at once. */
  add(kind: Buildable, file: string): void {
    const started = performance.now();
    this.#said.clear();
    if (kind === 'content') this.#edited = { file, started };
    else this.#queue(partOf(kind, file), file, started, () => this.#rebuild(kind, file));
    this.#followUp.edited(FOLLOWING[kind], kind === 'content');
  }

  /** Builds after what is being built. `part` is what a mistake is remembered by. */
  #queue(part: string, name: string, started: number, build: () => Promise<DevEvent | undefined>): void {
    this.#work = this.#work.then(async () => {
      try {
        const event = await build();
        this.#stream.right(part);
        if (event) this.#stream.changed(event);
        console.log(`${name} in ${(performance.now() - started).toFixed(0)} ms`);
      } catch (error) {
        this.#report(part, problemsIn(error));
      }
    });
  }

  async #rebuild(kind: Exclude<Buildable, 'content'>, file: string): Promise<DevEvent | undefined> {
    switch (kind) {
      case 'prose': {
        const problems = rebuildPage(file);
        if (problems.length > 0) throw new ContentError(problems);
        return { kind: 'page' };
      }
      case 'demo': {
        await this.#demoPackages;
        const name = await rebuildDemo(file);
        return name ? { kind: 'demo', name } : undefined;
      }
      case 'worker':
      case 'block':
        await this.#replaceWorker();
        return { kind: 'page' };
      case 'client':
        await this.#bundle();
        return clientEvent(file);
      case 'public': {
        const served = file.replace(/^public/, assetsFolder());
        if (existsSync(file)) cpSync(file, served);
        else rmSync(served, { recursive: true, force: true });
        // The addresses of style sheets change with their text.
        if (file.endsWith('.css')) await this.#bundle();
        return { kind: 'reload' };
      }
    }
  }

  async #bundle(): Promise<void> {
    const generated = generatedText();
    await Promise.all([this.#bundleClient(), buildWorker()]);
    this.#takeUp(generated);
    this.#stream.right('worker');
  }

  /** Bundles what browsers get. Returns whether any address of it is new. */
  async #bundleClient(): Promise<boolean> {
    const before = clientAddresses();
    this.#builds += 1;
    writeAssetsModule(await buildClient(true), `dev${this.#builds}`, '');
    return clientAddresses() !== before;
  }

  async #replaceWorker(): Promise<void> {
    const generated = generatedText();
    await buildWorker();
    this.#takeUp(generated);
  }

  /** The next request meets what was bundled, with the generated modules as they were then. */
  #takeUp(generated: string): void {
    this.#code.take();
    this.#bundled = generated;
  }

  async #follow(task: Task, signal: AbortSignal): Promise<void> {
    try {
      if (task === 'live') await buildLiveFrame(findDemos(new ProjectFiles()));
      else if (task === 'browser') this.#takeUpBlocks();
      else if (task === 'types') this.#unlessAborted(signal, 'types', await checkTypes(signal));
      else this.#unlessAborted(signal, 'content', await compileContent(signal, () => this.#takeUpContent()));
    } catch (error) {
      this.#report(task, problemsIn(error));
    }
  }

  /** The edge shows an edited block already: pages are loaded again only where browsers have it too. */
  #takeUpBlocks(): void {
    this.#queue('client', '  scripts of pages', performance.now(), async () => {
      if (!(await this.#bundleClient())) return undefined;
      this.#code.take();
      return { kind: 'reload' };
    });
  }

  /** The content has been written: the pages follow, and the bundles where addresses, words, or the search have changed. */
  #takeUpContent(): void {
    const { file, started } = this.#edited ?? { file: '  links and search', started: performance.now() };
    const event: DevEvent = { kind: this.#edited ? 'reload' : 'page' };
    this.#edited = undefined;
    this.#queue('client', file, started, async () => {
      if (generatedText() !== this.#bundled) await this.#bundle();
      return event;
    });
  }

  /** Says that edits are shown and checked, once nothing is being built. */
  #sayDone(): void {
    this.#work = this.#work.then(() =>
      console.log(`  checked: ${this.#stream.isRight() ? 'nothing is wrong' : 'something is wrong, see above'}`),
    );
  }

  #unlessAborted(signal: AbortSignal, part: string, problems: readonly Problem[]): void {
    if (!signal.aborted) this.#report(part, problems);
  }

  #report(part: string, problems: readonly Problem[]): void {
    for (const line of problems.map(formatProblem)) {
      if (!this.#said.has(line)) console.error(line);
      this.#said.add(line);
    }
    this.#stream.wrong(part, problems);
  }
}

/** What a mistake in an edited file is remembered by, until that is right again. */
function partOf(kind: Exclude<Buildable, 'content'>, file: string): string {
  if (kind === 'prose' || kind === 'demo') return file;
  return kind === 'block' ? 'worker' : kind;
}

/** Where browsers get their files, which changes with what is in them. */
function clientAddresses(): string {
  return readFileSync(`${generatedFolder()}/assets.ts`, 'utf8').replace(/^export const buildId .*$/m, '');
}

/** The modules that are generated, but for the one that a bundling writes. */
function generatedText(): string {
  return globSync(`${generatedFolder()}/*.ts`)
    .filter((file) => !file.endsWith('/assets.ts'))
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
}
