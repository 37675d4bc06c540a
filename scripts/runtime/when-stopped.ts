/** What asks a process to end: a signal, or the loss of the channel to the process that started it. */
const EVENTS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'disconnect'];

/**
 * Calls `stop` once, when a signal asks this process to end or the process that started it is gone.
 * Takes the place of earlier handlers, also of others': miniflare's would end the process at once.
 */
export function whenStopped(stop: () => void): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    stop();
  };
  for (const event of EVENTS) process.removeAllListeners(event).on(event, once);
  if (process.send && !process.connected) once();
}
