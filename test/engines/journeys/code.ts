import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/introduction/installation';
export const CODES: Journey[] = [
  {
    name: 'code: a package manager is chosen for all groups and for the next page',
    run: async (reader) => {
      await reader.open(PAGE);
      await reader.press('.tabs[data-sync] label', 'pnpm');
      const shown = () => [
        ...new Set(
          [...document.querySelectorAll<HTMLElement>('.tabs[data-sync] .tab-panel')]
            .filter((one) => one.checkVisibility())
            .map((one) => one.dataset.tab),
        ),
      ];
      await reader.sees(['pnpm'], shown);
      await reader.open('/toolpad/core/introduction/tutorial');
      await reader.sees('pnpm', () => document.documentElement.dataset.packageManager);
    },
  },
  {
    name: 'code: a tab by keyboard',
    run: async (reader) => {
      await reader.open(PAGE);
      await reader.press('.tabs[data-sync] label', 'npm');
      await reader.key('ArrowRight');
      await reader.reads('.tabs[data-sync] .tab-panel', 'pnpm ');
    },
  },
  {
    name: 'code: it is colored',
    run: async (reader) => {
      await reader.open(PAGE);
      await reader.sees(true, () => {
        const [plain, token] = ['main figure.code code', '.token.function, .token.keyword, .token.tag'].map(
          (selector) => getComputedStyle(document.querySelector(selector)!).color,
        );
        return plain !== token;
      });
    },
  },
];
