import { bindingOf, INSPECTOR, properties, select, unfold } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** How a property and an event are bound. */
export const bindings: Walk = {
  project: 'shop-tools',
  dark: 'window',
  async run({ page, open, snap }) {
    const dialog = page.getByRole('dialog');
    await open('/editor/app/pages/orders');
    await select(page, 'heading');
    const binding = bindingOf(properties(page).getByRole('textbox', { name: 'Value' }));
    await binding.hover();
    await page.getByRole('tooltip').waitFor();
    await snap('bind-icon', INSPECTOR);
    await binding.click();
    await snap('bind-dialog', dialog);
    await open('/editor/app/pages/orders');
    await unfold(page, 'buttons');
    await select(page, 'cancelButton');
    await bindingOf(properties(page).getByText('onClick')).click();
    await snap('action-code', dialog);
    await open('/editor/app/pages/orders');
    await unfold(page, 'buttons');
    await select(page, 'detailsButton');
    await bindingOf(properties(page).getByText('onClick')).click();
    await snap('action-navigation', dialog);
  },
};
