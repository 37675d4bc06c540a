import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/react-dashboard-layout';

export const ADS: Journey[] = [
  {
    name: 'ad slot: a house ad where there is no network',
    run: async (reader) => {
      await reader.open(PAGE);
      await reader.sees(true, () =>
        /^in-house-body-top-(image|inline)$/.test(document.querySelector<HTMLElement>('#ad-slot')?.dataset.gaEventLabel ?? ''),
      );
      await reader.reads('#ad-slot', 'ad by MUI');
      await reader.sees(126, () => document.querySelector<HTMLElement>('#ad-slot')?.offsetHeight);
    },
  },
];
