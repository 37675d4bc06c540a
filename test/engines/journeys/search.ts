import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/introduction/installation';

const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.getAttribute('href');
const isFieldFocused = () => document.activeElement?.role ?? document.activeElement?.getAttribute('role');

export const SEARCHES: Journey[] = [
  ...['Control+k', '/'].map((keys) => ({
    name: `search: ${keys}, a word, Enter`,
    run: async (reader: Parameters<Journey['run']>[0]) => {
      await reader.open(PAGE);
      await reader.key(keys);
      await reader.sees('combobox', isFieldFocused);
      await reader.type('useDialogs');
      await reader.sees('/toolpad/core/react-use-dialogs', chosen);
      await reader.key('Enter');
      await reader.arrives('/toolpad/core/react-use-dialogs');
      await reader.reads('h1', 'useDialogs');
    },
  })),
];
