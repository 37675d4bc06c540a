import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    MAKE_APP,
    START_EDITOR,
    { open: PAGE, see: [PREVIEW_BANNER] },
    { open: EDITOR, see: ['Page hierarchy'] },
    {
      says: [
        'Hover the component library and click Create under Custom Components.',
        'Enter one, for example OrderStatus, and click Create.',
      ],
      edit: { createComponent: 'OrderStatus' },
    },
    { says: 'Studio writes toolpad/components/OrderStatus.tsx. Open it in your IDE.', written: 'toolpad/components/OrderStatus.tsx' },
    { follow: '' },
    { follow: 'create-one-from-the-editor' },
    { open: EDITOR, see: ['orderStatus'] },
    { open: PAGE, see: ['for 9 days, overdue'] },
    { type: '3', into: 'Days', see: ['for 3 days'], miss: ['overdue'] },
    { follow: 'two-way' },
    { open: EDITOR, see: ['quantityStepper'] },
    { open: PAGE, see: ['2 pieces'] },
    { press: 'More', see: ['3 pieces'] },
    { press: 'Less', see: ['2 pieces'] },
  ],
};
