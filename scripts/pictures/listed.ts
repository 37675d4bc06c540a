import { readFileSync } from 'node:fs';
import { PICTURE_LIST } from '../folders.ts';
import type { PictureFacts } from './layout.ts';

/** The pictures of the last build by name, with what each says. */
export function listedPictures(): Record<string, PictureFacts> {
  return JSON.parse(readFileSync(PICTURE_LIST, 'utf8')) as Record<string, PictureFacts>;
}
