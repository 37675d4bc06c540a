import { expect } from 'vitest';
import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/introduction/installation';

/** The system of the engine decides where the reader has not. */
const SCHEMES = { light: 'light', dark: 'dark', system: undefined };

const CASES = (['light', 'dark', 'system'] as const).flatMap((mode) => (['ltr', 'rtl'] as const).map((direction) => ({ mode, direction })));

export const FIRST_VISITS: Journey[] = CASES.map(({ mode, direction }) => ({
  name: `first visit: ${mode}, ${direction}`,
  run: async (reader) => {
    await reader.open(PAGE, { cookies: { 'mui-mode': mode, direction } });
    const seen = await reader.evaluate(() => ({
      system: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      class: document.body.className,
      isLight: getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)',
      direction: getComputedStyle(document.body).direction,
      code: getComputedStyle(document.querySelector('main pre')!).direction,
      // Hidden until it has arrived whole.
      table: getComputedStyle(document.querySelector('main td')!).visibility,
    }));
    const scheme = SCHEMES[mode] ?? seen.system;
    expect(seen).toEqual({
      system: seen.system,
      class: `mode-${scheme}`,
      isLight: scheme === 'light',
      direction,
      code: 'ltr',
      table: 'visible',
    });
    await reader.reads('h1', 'Installation');
  },
}));
