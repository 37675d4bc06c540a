import type { PictureFile } from '../picture/picture.ts';

/** A short film without sound, and the picture that stands for it until a reader plays it; one for light and for dark pages. */
export type Clip = { kind: 'clip'; title: string; films: readonly Film[] };
export type Film = { source: string; poster: PictureFile };
