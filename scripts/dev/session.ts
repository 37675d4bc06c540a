import { RESTART_CODE } from '../dev.ts';
import { resolvePort } from '../runtime/port.ts';
import { whenStopped } from '../runtime/when-stopped.ts';
import { runCommand } from '../shared/command.ts';
import { failureOf } from '../shared/failure-of.ts';
import { formatProblem } from '../shared/problem.ts';
import { kindOfChange } from './kind-of-change.ts';
import { problemsIn } from './problems.ts';
import type { Rebuilder } from './rebuilder.ts';
import { ReloadStream } from './reload-stream.ts';
import { StandIn } from './stand-in.ts';
import { watchFiles } from './watch-files.ts';

/** Everything that the site is made of. */
const WATCHED = ['content', 'worker', 'client', 'public', 'scripts', 'wrangler.toml'];

const stream = new ReloadStream();
let rebuilder: Rebuilder | undefined;
let standIn: StandIn;
/** Whether the first build goes on, and whether something that it is made of has changed since. */
let isBuilding = true;
let isStale = false;

async function runSession(): Promise<void> {
  await watchFiles(WATCHED, changed);
  standIn = new StandIn(resolvePort(), stream);
  // Loaded late, so that a mistake in any of its modules is one that the session can show.
  const { buildSite, readSettings, serveSite } = await correctable(() => import('./start-site.ts'));
  const settings = await correctable(async () => readSettings());
  console.log('Building …');
  await correctable(buildSite);
  if (isStale) process.exit(RESTART_CODE);
  isBuilding = false;
  await standIn.close();
  rebuilder = await serveSite(settings, stream);
  whenStopped(() => process.exit(0));
  console.log(`Ready on http://127.0.0.1:${settings.port}, watching ${WATCHED.join(', ')}`);
}

/** What this process itself is made of needs a new process; so does anything while there is no site yet. */
function changed(file: string): void {
  const kind = kindOfChange(file);
  if (!kind) return;
  if (isBuilding) isStale = true;
  else if (rebuilder && kind !== 'session') rebuilder.add(kind, file);
  else {
    console.log(`${file}: starting again …`);
    process.exit(RESTART_CODE);
  }
}

/** Runs a step that fails by mistakes in files: they are shown, and the next edit begins a new session. Throws what no edit can correct. */
async function correctable<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const { syscall, code, message } = failureOf(error);
    if ((syscall && code !== 'ENOENT') || message.startsWith('Cannot find package')) throw error;
    if (isStale) process.exit(RESTART_CODE);
    isBuilding = false;
    const problems = problemsIn(error);
    console.error(`${problems.map(formatProblem).join('\n')}\nWaiting for a change …`);
    standIn.fail(problems);
    return new Promise(() => {});
  }
}

await runCommand(runSession);
