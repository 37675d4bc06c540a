import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/introduction/installation';

/** What Enter would choose. The last letter may come after `type` has ended, and what the list shows is for it a frame later. */
async function chosenFor(word: string) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const field = document.querySelector<HTMLInputElement>('[role=combobox]');
  if (field?.value !== word) return `for ${field?.value}`;
  await frame().then(frame);
  return document.querySelector('[role=option][aria-selected=true]')?.getAttribute('href');
}

const isFieldFocused = () => document.activeElement?.role ?? document.activeElement?.getAttribute('role');

export const SEARCHES: Journey[] = [
  ...['Control+k', '/'].map((keys) => ({
    name: `search: ${keys}, a word, Enter`,
    run: async (reader: Parameters<Journey['run']>[0]) => {
      await reader.open(PAGE);
      await reader.key(keys);
      await reader.sees('combobox', isFieldFocused);
      await reader.type('useDialogs');
      await reader.sees('/toolpad/core/react-use-dialogs', chosenFor, 'useDialogs');
      await reader.key('Enter');
      await reader.arrives('/toolpad/core/react-use-dialogs');
      await reader.reads('h1', 'useDialogs');
    },
  })),
];
