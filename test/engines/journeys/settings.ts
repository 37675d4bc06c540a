import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/introduction/installation';
const DEMO_PAGE = '/toolpad/core/react-page-container';
const OPEN = 'header [aria-label="Settings"]';
const OPTION = '[role=dialog] label';

const modeOf = () => document.body.className;
const variantOf = () => document.documentElement.dataset.codeVariant;
/** The direction, and the side of the window on which the navigation stands. */
const sideOf = () => {
  const { left, width } = document.querySelector('#side-nav')!.getBoundingClientRect();
  return [getComputedStyle(document.body).direction, left + width / 2 < innerWidth / 2 ? 'left' : 'right'];
};
const demoScheme = () => document.documentElement.dataset.toolpadColorScheme;

export const SETTINGS: Journey[] = [
  {
    name: 'settings: the mode changes at once, in demos too, and is kept',
    run: async (reader) => {
      await reader.open(DEMO_PAGE);
      await reader.press(OPEN);
      for (const [option, scheme] of [
        ['Light', 'light'],
        ['Dark', 'dark'],
      ] as const) {
        await reader.press(OPTION, option);
        await reader.sees(`mode-${scheme}`, modeOf);
        await reader.within('.demo iframe').sees(scheme, demoScheme);
      }
      await reader.open('/toolpad/core/introduction');
      await reader.sees('mode-dark', modeOf);
    },
  },
  {
    name: 'settings: the direction turns the page around, and back',
    run: async (reader) => {
      await reader.open(PAGE);
      for (const [option, direction, side] of [
        ['Right to left', 'rtl', 'right'],
        ['Left to right', 'ltr', 'left'],
      ] as const) {
        await reader.press(OPEN);
        await reader.press(OPTION, option);
        await reader.sees([direction, side], sideOf);
        await reader.arrives(PAGE);
      }
    },
  },
  {
    name: 'settings: by keyboard, closed with Escape, and the focus is back',
    run: async (reader) => {
      await reader.open(PAGE);
      await reader.press(OPEN);
      await reader.press(OPTION, 'TypeScript');
      await reader.key('ArrowLeft');
      await reader.sees('JS', variantOf);
      await reader.key('Escape');
      await reader.sees(0, () => document.querySelectorAll('[role=dialog]').length);
      await reader.sees('Settings', () => document.activeElement?.ariaLabel);
    },
  },
];
