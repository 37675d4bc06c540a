import { CANVAS, INSPECTOR } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** The dialog that turns on providers. */
export const authentication: Walk = {
  project: 'shop-tools',
  dark: true,
  async run({ page, open, snap }) {
    await open('/editor/app/pages/orders');
    await page.getByRole('button', { name: 'Authorization' }).click();
    await page.getByRole('combobox', { name: 'Authentication providers' }).click();
    await snap('authentication', page.getByRole('dialog'));
  },
};

/** The sign-in page of an app. */
export const signIn: Walk = {
  project: 'payroll',
  async run({ page, open, snap }) {
    await open('/signin');
    await page.getByRole('button', { name: /GitHub/ }).waitFor();
    await snap('sign-in', { x: 320, y: 230, width: 800, height: 560 });
  },
};

/** Roles, their mapping, and a page that is limited to one. */
export const roles: Walk = {
  project: 'payroll',
  dark: true,
  async run({ page, open, snap }) {
    const dialog = page.getByRole('dialog');
    await open('/editor/app/pages/payroll');
    await snap('page-roles', { ...INSPECTOR, height: 640 });
    await page.getByRole('button', { name: 'Authorization' }).click();
    await page.getByRole('tab', { name: 'Roles' }).click();
    await snap('roles', dialog);
    await page.getByRole('tab', { name: 'Role mappings' }).click();
    await snap('role-mappings', dialog);
  },
};

/** The features of a grid that belong to the paid plan. */
export const paidGrid: Walk = {
  project: 'payroll',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/regions');
    const canvas = page.frameLocator(CANVAS);
    await canvas.getByRole('columnheader', { name: 'City' }).hover();
    await snap('grid-pinned');
    await canvas.getByRole('columnheader', { name: 'City' }).getByRole('button', { name: 'Menu' }).click();
    await canvas.getByRole('menuitem', { name: /Group by/ }).click();
    await snap('grid-grouped');
  },
};
