import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptFile } from '../../client/shared/script-file.ts';
import { assetsFolder, urlOf } from '../shared/folders.ts';
import { hashOf } from '../shared/hash.ts';

/** A file of the build by its path, as documents load it. */
export function scriptFile(file: string): ScriptFile {
  const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
  return { url: urlOf(file), integrity: `sha384-${hash}` };
}

/** Writes a script under a name that changes with its text. */
export function writeScript(name: string, text: string): ScriptFile {
  const file = join(assetsFolder(), `toolpad/assets/${name}-${hashOf(text)}.js`);
  writeFileSync(file, text);
  return scriptFile(file);
}
