import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/theme-builder';
const BUILDER = '[data-island=theme-builder] section';

const colorOf = (text: string) => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
  return button && getComputedStyle(button).backgroundColor;
};

export const BUILDERS: Journey[] = [
  {
    name: 'theme builder: a color and a preset change the dashboard and the code, and go back',
    run: async (reader) => {
      await reader.open(PAGE);
      const dashboard = reader.within(`${BUILDER} iframe`);
      await reader.press(`${BUILDER} .field label`, 'Primary');
      await reader.key('Control+a');
      await reader.type('#006400');
      await dashboard.sees('rgb(0, 100, 0)', colorOf, 'Ship');
      await reader.reads(`${BUILDER} code`, "primary: { main: '#006400' }");
      await reader.press(`${BUILDER} label`, 'Dark only');
      await reader.reads(`${BUILDER} code`, "palette: { mode: 'dark', ...palette }");
      await reader.press(`${BUILDER} .choices button`, 'Berry');
      await dashboard.sees('rgb(194, 24, 91)', colorOf, 'Ship');
      await reader.reads(`${BUILDER} .contrasts`, 'Text on it 5.87:1 passes');
      await reader.press(`${BUILDER} .choices button`, 'Reset');
      await dashboard.sees('rgb(25, 118, 210)', colorOf, 'Ship');
    },
  },
];
