import type { Locator, Page } from 'playwright-core';
import type { Camera } from './camera.ts';

/** The part of the window that a picture shows, in CSS pixels. Without one it is all of it. */
export type Clip = { x: number; y: number; width: number; height: number };

/** What a walk works with. */
export type Stage = {
  page: Page;
  /** Opens a path below the base path and waits until it is drawn. */
  open: (path: string) => Promise<void>;
  /** Takes the picture `name`: of the window, of a part, or of an element with some room around it. */
  snap: (name: string, part?: Clip | Locator) => Promise<void>;
  /** Films the clip `name` in a smaller window, which shows `path`. */
  film: (name: string, path: string, act: (camera: Camera) => Promise<void>) => Promise<void>;
};

/** A way through the product that takes pictures on the way. */
export type Walk = {
  project: string;
  /** What makes the dark pictures: the editor follows the window, an app has the one mode of its theme. */
  dark: 'window' | 'theme';
  /** Whether the walk changes files of the project, which is then written afresh. */
  writes?: boolean;
  run: (stage: Stage) => Promise<void>;
};
