import { whenIdle, whenLoaded } from './when.ts';

const begun: Promise<unknown>[] = [];

/** Counts work that a page begins by itself: the page has not settled before it is done or has failed. Returns the work. */
export function settling<T>(work: Promise<T>): Promise<T> {
  begun.push(work);
  return work;
}

/** Marks `<html data-settled>` once the page and its fonts are loaded and everything that it began by itself is done. Tests and tools wait for it. */
export async function markWhenSettled(): Promise<void> {
  await new Promise<void>(whenLoaded);
  let done = -1;
  // What begins when the browser is idle counts too, and what that begins in turn.
  while (done < begun.length) {
    done = begun.length;
    await Promise.allSettled(begun);
    await new Promise<void>(whenIdle);
  }
  await document.fonts.ready;
  document.documentElement.dataset.settled = '';
}
