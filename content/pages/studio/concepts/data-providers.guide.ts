import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    MAKE_APP,
    START_EDITOR,
    { open: PAGE, see: [PREVIEW_BANNER] },
    { follow: '' },
    { follow: 'create-a-provider' },
    { open: EDITOR, see: ['crewGrid'] },
    { open: PAGE, see: ['Tomás Ferreira', 'Navigator', '1–3 of 3'] },
  ],
};
