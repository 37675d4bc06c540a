import { watch } from 'node:fs';

/** Everything that the site is made of. */
export const WATCHED = ['content', 'worker', 'client', 'public', 'scripts'];
/** Editors save in several steps; changes this close together are one, in milliseconds. */
const SETTLE_MS = 20;

/** Calls `changed` with each file that is written, moved or removed, by its path in the project. */
export function watchFiles(changed: (file: string) => void): void {
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
  for (const folder of WATCHED) watch(folder, { recursive: true }, (_event, name) => touched(`${folder}/${name}`));
  watch('.', (_event, name) => touched(`${name}`));
}
