import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/introduction/installation';
const DEMO_PAGE = '/toolpad/core/react-page-container';
const OPEN = 'header [aria-label="Settings"]';
const OPTION = '[role=dialog] label';

const modeOf = () => document.body.className;
const variantOf = () => document.documentElement.dataset.codeVariant;
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
