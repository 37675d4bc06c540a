import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/react-dashboard-layout';

const label = () => document.querySelector<HTMLElement>('#ad-slot')?.dataset.gaEventLabel;
const height = () => document.querySelector<HTMLElement>('#ad-slot')?.offsetHeight;

export const ADS: Journey[] = [
  {
    name: 'ad slot: a house ad where there is no network',
    run: async (reader) => {
      await reader.open(PAGE);
      await reader.sees(true, () =>
        /^in-house-body-top-(image|inline)$/.test(document.querySelector<HTMLElement>('#ad-slot')?.dataset.gaEventLabel ?? ''),
      );
      await reader.reads('#ad-slot', 'ad by MUI');
      await reader.sees(126, height);
    },
  },
  {
    name: 'ad slot: the ad of the network, in a frame of its own',
    site: 'ads',
    run: async (reader) => {
      await reader.open(PAGE);
      await reader.sees('carbon-body-top-image', label);
      await reader.within('#ad-slot iframe').reads('#carbonads', 'Northwind Hosting');
      await reader.sees('visible', () => getComputedStyle(document.querySelector('#ad-slot iframe')!).visibility);
      await reader.sees(126, height);
    },
  },
];
