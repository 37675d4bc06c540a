import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/introduction/installation';

/** What has the focus: its label or text, and whether it is in the drawer. */
const focused = () => {
  const { activeElement } = document;
  const isInside = document.getElementById('side-nav')?.contains(activeElement);
  return [activeElement?.ariaLabel || activeElement?.textContent, isInside];
};

export const DRAWERS: Journey[] = [
  {
    name: 'drawer: on a phone it takes the focus, keeps it, and gives it back',
    run: async (reader) => {
      await reader.open(PAGE, { width: 390 });
      await reader.press('header .menu');
      const first = ['Close main navigation', true];
      await reader.sees(first, focused);
      const last = await reader.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('#side-nav :is(a, summary)')].findLast((one) => one.checkVisibility())?.textContent,
      );
      await reader.key('Shift+Tab');
      await reader.sees([last, true], focused);
      await reader.key('Tab');
      await reader.sees(first, focused);
      await reader.key('Escape');
      await reader.sees(['Open main navigation', false], focused);
      await reader.sees(false, () => document.getElementById('side-nav')?.checkVisibility());
    },
  },
];
