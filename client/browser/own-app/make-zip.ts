import { strToU8, zipSync } from 'fflate';

/** Files in a folder as a zip, stored as they are. A module of this site's own: one that is a package's would take files apart that pages share. */
export function makeZip(folder: string, files: Readonly<Record<string, string>>): Blob {
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)]);
  return new Blob([zipSync(Object.fromEntries(entries), { level: 0 })], { type: 'application/zip' });
}
