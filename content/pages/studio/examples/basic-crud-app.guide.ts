import type { Guide } from '../../../../scripts/guides/guide.ts';
import { MAKE_APP, PAGES, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    MAKE_APP,
    { follow: 'run-it' },
    { follow: 'version-a-form-and-actions' },
    { follow: 'the-query-and-the-actions' },
    { follow: 'the-grid-and-the-delete-button' },
    { follow: 'the-forms' },
    { follow: 'version-b-data-provider' },
    { follow: 'the-page' },
    START_EDITOR,
    { open: `${PAGES}/AdminApp`, see: ['Priya Nair', 'Add customer', 'Save changes'] },
    { press: 'Aiko Tanaka' },
    { press: 'Delete customer', see: ['Total Rows: 2'] },
    { open: `${PAGES}/AdminApp1`, see: ['Add record', 'Tomás Ferreira'] },
  ],
};
