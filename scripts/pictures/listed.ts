import { readFileSync } from 'node:fs';
import { pictureList } from '../shared/folders.ts';
import type { PictureFacts } from './layout.ts';

/** The pictures of the last build by name, with what each says. */
export function listedPictures(): Record<string, PictureFacts> {
  return JSON.parse(readFileSync(pictureList(), 'utf8'));
}
