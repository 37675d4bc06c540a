import { Log, LogLevel } from 'miniflare';
import { buildChanges } from './build.ts';
import { endAfterAnswers, watchWorkerd } from './runtime/end-after-answers.ts';
import { resolvePort } from './runtime/port.ts';
import { startWithData } from './runtime/start-with-data.ts';
import { resolveVars } from './runtime/vars.ts';
import { whenStopped } from './runtime/when-stopped.ts';
import { pinBuild } from './shared/builds.ts';
import { readOptions, runCommand } from './shared/command.ts';
import { DATA_FOLDER } from './shared/folders.ts';

const USAGE = `npm start             on http://127.0.0.1:8787
PORT=9000 npm start   on another port`;

async function serve(): Promise<void> {
  readOptions({}, USAGE);
  whenStopped(() => process.exit(0));
  watchWorkerd();
  const vars = resolveVars();
  const port = resolvePort();
  if (process.env.DOCS_BUILD) pinBuild();
  else await buildChanges();
  await startWithData({ vars, port, isLocal: true, persist: DATA_FOLDER, log: new Log(LogLevel.WARN) });
  whenStopped(endAfterAnswers);
  const address = `http://127.0.0.1:${port}`;
  const first = await fetch(`${address}/toolpad`);
  if (!first.ok) throw new Error(`The first page answered ${first.status}. Look at the messages above.`);
  console.log(`Ready on ${address}`);
}

await runCommand(serve);
