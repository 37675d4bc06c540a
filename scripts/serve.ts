import { createConnection } from 'node:net';
import { Log, LogLevel } from 'miniflare';
import { buildAll } from './build.ts';
import { ContentError } from './content/problem.ts';
import { DATA_FOLDER } from './folders.ts';
import { startRuntime } from './runtime/start-runtime.ts';
import { resolvePort, resolveVars } from './runtime/vars.ts';

async function serve(): Promise<void> {
  const vars = resolveVars();
  const port = resolvePort();
  if (await isTaken(port)) throw new Error(`Port ${port} is in use. Stop what listens there, or set PORT to another number.`);
  console.log('Building …');
  await buildAll();
  const runtime = await startRuntime({ vars, port, isLocal: true, persist: DATA_FOLDER, log: new Log(LogLevel.WARN) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void runtime.dispose().then(() => process.exit(0)));
  const address = `http://127.0.0.1:${port}`;
  const first = await fetch(`${address}/toolpad`);
  if (!first.ok) throw new Error(`The first page answered ${first.status}. Look at the messages above.`);
  console.log(`Ready on ${address}`);
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

try {
  await serve();
} catch (error) {
  // What a person can mend is said in two sentences, without a stack.
  console.error(error instanceof ContentError || error instanceof Error ? error.message : error);
  process.exit(1);
}
