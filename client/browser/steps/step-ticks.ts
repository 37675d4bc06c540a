import { type Language, localizedPath } from '../../shared/preferences/language.ts';

/** Begins the key of each page's. */
const STEPS_KEY = 'steps-';

/** Where the ticks of a page are stored, the same for all its languages. */
export function ticksKey(pathname: string, language: Language): `${typeof STEPS_KEY}${string}` {
  const prefix = localizedPath('/', language).replace(/\/$/, '');
  return `${STEPS_KEY}${prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname}`;
}

/** Reads stored ticks, such as `0110`; undefined if the page has another number of steps: a rewritten page starts over. */
export function parseTicks(stored: string | null, steps: number): boolean[] | undefined {
  if (stored?.length !== steps || !/^[01]+$/.test(stored)) return undefined;
  return [...stored].map((mark) => mark === '1');
}

/** The ticks of a page as they are stored. */
export function writeTicks(ticks: readonly boolean[]): string {
  return ticks.map((ticked) => (ticked ? '1' : '0')).join('');
}
