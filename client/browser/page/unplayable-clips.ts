/** How the films of clips are written. */
const FORMAT = 'video/webm; codecs="vp9"';

/** Leaves the picture alone where the browser cannot play its film: a player that never plays would only cover it. */
export function removeUnplayableClips(): void {
  for (const film of document.querySelectorAll('video')) if (!film.canPlayType(FORMAT)) film.remove();
}
