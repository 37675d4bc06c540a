import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FOLDER } from '../shared/folders.ts';
import { drawPicture } from './draw.ts';
import type { PictureFacts } from './layout.ts';

const KEPT = join(DATA_FOLDER, 'pictures');

/** A picture as PNG, drawn once: its name changes with what it says and with how it is drawn. */
export async function keptPicture(name: string, facts: PictureFacts): Promise<Uint8Array> {
  const file = join(KEPT, name);
  if (existsSync(file)) return readFileSync(file);
  const png = await drawPicture(facts);
  mkdirSync(KEPT, { recursive: true });
  // Written beside and moved: another run never reads half a picture.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, png);
  renameSync(part, file);
  return png;
}
