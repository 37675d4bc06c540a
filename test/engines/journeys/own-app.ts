import type { Journey } from './journey.ts';

const NAME = "Rosa's Café";
const PILL = 'header .own-pill';

/** Whether a demo is teal, as its scheme has it; an engine's system may be dark. */
const isTeal = () => {
  const { documentElement: html } = document;
  const teal = html.dataset.toolpadColorScheme === 'dark' ? '#80cbc4' : '#00796b';
  return getComputedStyle(html).getPropertyValue('--mui-palette-primary-main').trim() === teal;
};

export const OWN_APPS: Journey[] = [
  {
    name: 'own app: its name and color show in the scene, in its code and on the next page, until they are given up',
    run: async (reader) => {
      await reader.open('/toolpad/core');
      await reader.reads('.own-code code', "branding={{ title: 'Nordwind Sales' }}");
      await reader.press('form.own-app .name input');
      await reader.type(NAME);
      await reader.press('form.own-app input[value=teal]');
      const scene = reader.within('iframe[name=own-app]');
      await scene.reads('header', NAME);
      await scene.sees(true, isTeal);
      await reader.reads('.own-code code', String.raw`branding={{ title: 'Rosa\'s Café' }}`);
      await reader.settles();
      await reader.open('/toolpad/core/react-app-provider');
      await reader.reads('main code', String.raw`branding={{ title: 'Rosa\'s Café' }}`);
      await reader.reads(PILL, NAME);
      await reader.press(PILL);
      await reader.press('#own-app-menu button', 'Back to the samples');
      await reader.reads('main code', "branding={{ title: 'Harbour Goods' }}");
    },
  },
];
