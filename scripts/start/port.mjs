import { createServer } from 'node:net';
import { listenerOn } from './listener.mjs';
import { fail } from './say.mjs';

/**
 * Makes sure that a port is free, before anything takes time. What an earlier run of this project left on it is ended; anything else
 * stops the start. A value that isn't a port is left to whoever reads the configuration.
 */
export async function claimPort(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || (await isFree(port))) return;
  const listener = listenerOn(port);
  if (listener?.isOrphan) {
    process.kill(listener.pid, 'SIGKILL');
    while (!(await isFree(port)));
    console.log(`Ended process ${listener.pid}, which an earlier start of this project had left on port ${port}.`);
    return;
  }
  const who = listener ? ` by process ${listener.pid} (${listener.name})` : '';
  fail(`Port ${port} is in use${who}. Stop what listens there, or set PORT to another number.`);
}

/** Any other failure is told by who opens the port in the end. */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => {
      if (code === 'EACCES') fail(`Port ${port} is not for every user to open. Set PORT to a number above 1023.`);
      resolve(code !== 'EADDRINUSE');
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
