import { bindingOf, openQuery, properties, QUERY_EDITOR, runQuery, select, widenQueryConfig } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** The finished app of the tutorial in the editor, with its queries and bindings open. */
export const firstApp: Walk = {
  project: 'dog-app',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/page');
    await select(page, 'dataGrid');
    await snap('dog-editor');
    await bindingOf(properties(page).getByRole('button', { name: 'rows' })).click();
    await snap('dog-rows', page.getByRole('dialog'));
    await open('/editor/app/pages/page');
    await openQuery(page, 'dogQuery');
    await page.getByRole('tab', { name: 'Transform' }).click();
    await widenQueryConfig(page);
    await runQuery(page);
    await snap('dog-transform', QUERY_EDITOR);
    await open('/editor/app/pages/page');
    await openQuery(page, 'imageQuery');
    await runQuery(page);
    await snap('dog-parameter', QUERY_EDITOR);
    await open('/editor/app/pages/page');
    await select(page, 'image');
    await bindingOf(properties(page).getByRole('textbox', { name: 'src' })).click();
    await snap('dog-image', page.getByRole('dialog'));
  },
};

/** The finished app of the tutorial, with a selected row. */
export const firstAppPreview: Walk = {
  project: 'dog-app',
  dark: 'theme',
  async run({ page, open, snap }) {
    await open('/pages/page');
    await page.getByText('bulldog').click();
    await snap('dog-preview');
  },
};
