import type { Guide } from '../../../../scripts/guides/guide.ts';
import { MAKE_APP, PAGE, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  services: {
    'https://api.npmjs.org': {
      '/downloads/point/': { downloads: 4321 },
      '/downloads/range/': { downloads: [1, 2, 3].map((day) => ({ day: `2026-11-0${day}`, downloads: day * 100 })) },
      '/versions/%40toolpad%2Fstudio/last-week': { downloads: { '0.12.0': 17, '0.13.0': 290 } },
    },
  },
  steps: [
    MAKE_APP,
    { follow: 'inputs' },
    { follow: 'queries' },
    { follow: 'output' },
    START_EDITOR,
    { open: PAGE, see: ['4321 downloads', 'No. of downloads', '0.12.0', '290'] },
  ],
};
