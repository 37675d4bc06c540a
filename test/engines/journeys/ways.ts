import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/introduction/installation';
const DEMO_PAGE = '/toolpad/core/react-dashboard-layout';

export const WAYS: Journey[] = [
  {
    name: 'language: the menu leads to the same section, and back',
    run: async (reader) => {
      await reader.open(`${DEMO_PAGE}#api`);
      await reader.press('#language-menu summary');
      await reader.press('#language-menu a', '中文');
      await reader.arrives(`/zh${DEMO_PAGE}#api`);
      await reader.sees('zh', () => document.documentElement.lang);
      // WebKit drops a press on a page that it has not painted yet.
      await reader.settles();
      await reader.press('#language-menu summary');
      await reader.press('#language-menu a', 'English');
      await reader.arrives(`${DEMO_PAGE}#api`);
    },
  },
  {
    name: 'file schema: it closes and opens, and a link opens what is around its target',
    run: async (reader) => {
      const method = '#file-Page-spec-queries-query-rest-method';
      await reader.open('/toolpad/studio/reference/file-schema');
      await reader.press('#file-Page-spec-queries>details>summary');
      await reader.sees(false, (id) => document.querySelector(id)!.checkVisibility(), method);
      await reader.evaluate((hash) => {
        location.hash = hash;
      }, method);
      await reader.sees(
        true,
        (id) => document.querySelector(id)!.checkVisibility() && document.querySelector(id)!.getBoundingClientRect().y >= 0,
        method,
      );
    },
  },
  {
    name: 'back and forward: each page is there again, with the tab that was chosen',
    run: async (reader) => {
      await reader.open(PAGE);
      await reader.press('.tabs[data-sync] label', 'pnpm');
      await reader.settles();
      await reader.follow(DEMO_PAGE);
      await reader.arrives(DEMO_PAGE);
      await reader.settles();
      await reader.back();
      await reader.arrives(PAGE);
      await reader.sees('pnpm', () => document.querySelector<HTMLInputElement>('.tabs[data-sync] input:checked')?.value);
      await reader.settles();
      await reader.forward();
      await reader.arrives(DEMO_PAGE);
      await reader.reads('h1', 'Dashboard Layout');
    },
  },
];
