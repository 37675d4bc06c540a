import type { OwnApp } from '../../shared/own-app/own-app.ts';

/** The demo whose menu is what it is about, though its pages are called as elsewhere. */
const MENU_DEMO = 'DashboardLayoutPattern';

const [orders, customers] = ['orders', 'customers'].map((page) => `>a[href="/${page}"]:not(.Mui-selected)`);

/** The entries of a demo's menu in which Orders and Customers follow each other, unless their page is open. */
const ENTRIES = [
  ['orders', `li:has(${orders}):has(+li>a[href="/customers"])`],
  ['customers', `li:has(>a[href="/orders"])+li:has(${customers})`],
] as const;

/** What hides the entries that the reader's menu has not, in demos whose menu is there to be one. */
export function sampleMenuCss({ menu }: OwnApp): string {
  const left = ENTRIES.filter(([page]) => !menu.includes(page)).map(([, entry]) => `body:not([data-demo=${MENU_DEMO}]) ${entry}`);
  return left.length > 0 ? `${left.join()}{display:none}` : '';
}
