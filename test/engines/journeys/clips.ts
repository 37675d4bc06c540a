import { expect } from 'vitest';
import type { Journey } from './journey.ts';

const PAGE = '/toolpad/studio/concepts/data-binding';
const FILM = '.picture video';
const ENDINGS = { light: '', dark: '-dark' };

/** Counts the different pictures that the film shows, from its first one on: a busy machine may look again only after its end. */
function countPictures(): void {
  const film = [...document.querySelectorAll('video')].find((one) => one.checkVisibility())!;
  const canvas = document.createElement('canvas');
  const nothing = canvas.toDataURL();
  const pictures = new Set<string>();
  const keep = () => {
    canvas.getContext('2d')!.drawImage(film, 0, 0, canvas.width, canvas.height);
    pictures.add(canvas.toDataURL()).delete(nothing);
    film.dataset.pictures = String(pictures.size);
  };
  for (const moment of ['loadeddata', 'timeupdate', 'ended']) film.addEventListener(moment, keep);
}

/** The width of the film's own picture, once that is loaded. */
function posterWidth(): number | undefined {
  return [...document.querySelectorAll<HTMLImageElement>('.picture:has(video) img')].find((one) => one.checkVisibility())?.naturalWidth;
}

export const CLIPS: Journey[] = (['light', 'dark'] as const).map((mode) => ({
  name: `clip: its picture is there, and its film comes and moves when it is played (${mode})`,
  run: async (reader, front) => {
    const films = () => [...new Set(front.asked.filter((path) => path.endsWith('.webm')))];
    await reader.open(PAGE, { cookies: { 'mui-mode': mode } });
    await reader.settles();
    await reader.evaluate((film) => {
      const shown = [...document.querySelectorAll(film)].find((one) => one.checkVisibility());
      shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, FILM);
    await reader.sees(1200, posterWidth);
    expect(films()).toEqual([]);

    await reader.evaluate(countPictures);
    await reader.press(FILM);
    await reader.sees(true, () => [...document.querySelectorAll('video')].some(({ dataset }) => Number(dataset.pictures) > 1));
    expect(films()).toEqual([`/static/clips/bind${ENDINGS[mode]}.webm`]);
  },
}));
