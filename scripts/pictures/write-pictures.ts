import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsFolder } from '../shared/folders.ts';
import { PICTURES_PATH } from './address.ts';
import { listedPictures } from './listed.ts';
import { keptPicture } from './store.ts';

/** Puts the picture of every page among the built assets, drawing those that are not kept from an earlier run. Returns their number. */
export async function writePictures(): Promise<number> {
  const folder = join(assetsFolder(), PICTURES_PATH);
  mkdirSync(folder, { recursive: true });
  const pictures = Object.entries(listedPictures());
  for (const [name, facts] of pictures) writeFileSync(join(folder, name), await keptPicture(name, facts));
  return pictures.length;
}
