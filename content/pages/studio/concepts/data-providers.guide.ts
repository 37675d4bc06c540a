import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    MAKE_APP,
    START_EDITOR,
    { open: PAGE, see: [PREVIEW_BANNER] },
    { open: EDITOR, see: ['Page hierarchy'] },
    { says: 'Select the grid on the canvas.', edit: { drag: 'Data Grid' } },
    { says: 'set Rows source to Data provider.', edit: { click: 'Data provider' } },
    {
      says: 'Click into the Data Provider selector and choose Create new data provider.',
      edit: { choose: 'Create new data provider', from: 'Data Provider' },
    },
    { says: 'Enter a name', type: 'crew', into: 'name' },
    { says: 'choose a Pagination mode (Index based or Cursor based)', edit: { click: 'Index based' } },
    { says: 'click Create.', press: 'Create', framed: ['Filters'] },
    { says: 'Studio writes toolpad/resources/<name>.ts', written: 'toolpad/resources/crew.ts' },
    { follow: '' },
    { follow: 'create-a-provider' },
    { open: EDITOR, see: ['crewGrid'] },
    { open: PAGE, see: ['Tomás Ferreira', 'Navigator', '1–3 of 3'] },
  ],
};
