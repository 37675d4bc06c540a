import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, PAGE, PREVIEW_BANNER, RUNNING_APP } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    { follow: 'manual' },
    { follow: 'start-the-editor' },
    { open: PAGE, see: [PREVIEW_BANNER] },
    { open: EDITOR, at: `${RUNNING_APP}/editor`, see: ['Page hierarchy', 'Component library'] },
  ],
};
