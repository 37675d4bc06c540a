import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** What a folder's owner and group may do, as bits of its mode. */
const OWN = 0o770;

/** Makes a folder that its owner alone may enter. One that is there keeps its group, and is closed to everybody else. Throws when it cannot be made. */
export function ensurePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  // Another user's folder is theirs to close.
  if (uid === process.getuid?.()) chmodSync(folder, mode & OWN);
}
