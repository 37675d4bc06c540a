import { type FSWatcher, watch } from 'chokidar';

/** Editors save in several steps; changes this close together are one, in milliseconds. */
const SETTLE_MS = 20;

/** Calls `changed` with each file that is written, moved or removed, by its path in `cwd`. Resolves when nothing is missed any more. */
export async function watchFiles(paths: readonly string[], changed: (file: string) => void, cwd = '.'): Promise<FSWatcher> {
  const pending = new Map<string, NodeJS.Timeout>();
  const touched = (file: string) => {
    clearTimeout(pending.get(file));
    pending.set(
      file,
      setTimeout(() => {
        pending.delete(file);
        changed(file);
      }, SETTLE_MS),
    );
  };
  // Node's own recursive watch loses a file when an editor or Git gives its name to another one.
  const watcher = watch([...paths], { cwd, ignoreInitial: true, ignored: /(?:^|[\\/])node_modules(?:[\\/]|$)/ });
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, touched);
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return watcher;
}
