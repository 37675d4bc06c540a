import { watch } from 'node:fs';
import { Log, LogLevel } from 'miniflare';
import { buildAll } from '../build.ts';
import { runCommand } from '../command.ts';
import { ContentError } from '../content/problem.ts';
import { RESTART_CODE } from '../dev.ts';
import { DATA_FOLDER } from '../folders.ts';
import { startWithData } from '../runtime/start-with-data.ts';
import { resolvePort, resolveVars } from '../runtime/vars.ts';
import { whenStopped } from '../runtime/when-stopped.ts';
import { assetsFromDisk } from './assets-from-disk.ts';
import { isIgnored } from './is-ignored.ts';
import { isProse, rebuildPage } from './rebuild-page.ts';
import { ReloadStream } from './reload-stream.ts';

const WATCHED = ['content', 'worker', 'client', 'public', 'scripts'];
/** Editors save in several steps; changes this close together are one, in milliseconds. */
const SETTLE_MS = 20;

const stream = new ReloadStream();
const connect = () => stream.connect();

async function startSession(): Promise<void> {
  const vars = resolveVars();
  const port = resolvePort();
  watchFiles();
  await buildAll({ dev: true });
  const serviceBindings = { ASSETS: assetsFromDisk, DEV: connect };
  await startWithData({ vars, port, persist: DATA_FOLDER, serviceBindings, log: new Log(LogLevel.WARN) });
  whenStopped(() => process.exit(0));
  console.log(`Ready on http://127.0.0.1:${port}, watching ${WATCHED.join(', ')}`);
}

function watchFiles(): void {
  const pending = new Map<string, NodeJS.Timeout>();
  for (const folder of WATCHED) {
    watch(folder, { recursive: true }, (_event, name) => {
      const file = `${folder}/${name}`;
      if (isIgnored(file)) return;
      clearTimeout(pending.get(file));
      pending.set(
        file,
        setTimeout(() => changed(file), SETTLE_MS),
      );
    });
  }
}

/** Prose is compiled in place; anything else starts a fresh session. */
function changed(file: string): void {
  if (!isProse(file)) process.exit(RESTART_CODE);
  const started = performance.now();
  const problems = rebuildPage(file);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return;
  console.log(`${file} in ${(performance.now() - started).toFixed(0)} ms`);
  stream.reload();
}

/** A mistake in the content keeps the session: the watcher builds again with the next change. */
async function watchContent(): Promise<void> {
  try {
    await startSession();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`${error.message}\nWaiting for a change …`);
  }
}

await runCommand(watchContent);
