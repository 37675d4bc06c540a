import type { Guide } from '../../scripts/guides/guide.ts';
import { MAKE_APP, PAGES, START_EDITOR } from '../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  noSteps: ['how-it-works-in-four-steps'],
  steps: [
    MAKE_APP,
    { follow: 'how-it-works-in-four-steps' },
    // The page's file stands above the first heading.
    { follow: '' },
    START_EDITOR,
    { open: `${PAGES}/orders`, see: ['Total Rows: 2', 'Priya Nair', 'Jonas Weber'] },
  ],
};
