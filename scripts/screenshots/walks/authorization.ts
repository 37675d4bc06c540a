import { INSPECTOR } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** Roles, their mapping, and a page that is limited to one. */
export const roles: Walk = {
  project: 'payroll',
  dark: 'window',
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

/** The providers that users may sign in with. */
export const authentication: Walk = {
  project: 'staff-tools',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/orders');
    await page.getByRole('button', { name: 'Authorization' }).click();
    await snap('authentication', page.getByRole('dialog'));
  },
};

/** What visitors see first. */
export const signIn: Walk = {
  project: 'staff-tools',
  dark: 'theme',
  async run({ page, open, snap }) {
    await open('/pages/orders');
    await page.getByRole('button', { name: 'Sign in with GitHub', disabled: false }).waitFor();
    await snap('sign-in', { x: 420, y: 290, width: 600, height: 340 });
  },
};
