/** What the bench has to know about a site to read it as a reader does. */
export type Site = {
  name: string;
  /** Its address of a page that is `/toolpad` and this path with us. */
  address: (path: string) => string;
  /** Links beside a page. */
  navigation: string;
  search: { button: string; field: string; result: string };
  /** What changes the color mode: a control, which one press may have to show, and keys that change it to and fro. */
  colorMode: { shownBy?: string; control: string; keys: readonly [string, string] };
};

export const OURS: Site = {
  name: 'ours',
  address: (path) => `/toolpad${path}`,
  navigation: '#side-nav a',
  search: { button: 'header .search', field: 'dialog.search input', result: 'dialog.search [role="option"]:has(mark)' },
  colorMode: {
    shownBy: '[data-island="settings"] a',
    control: '[role="dialog"] input[name="mode"]:checked',
    keys: ['ArrowRight', 'ArrowLeft'],
  },
};

export const STARLIGHT: Site = {
  name: 'Starlight',
  address: (path) => `${path}/`,
  navigation: 'nav.sidebar a',
  search: { button: 'site-search button[data-open-modal]', field: '.pagefind-ui__search-input', result: '.pagefind-ui__result' },
  colorMode: { control: 'header starlight-theme-select select', keys: ['d', 'l'] },
};
