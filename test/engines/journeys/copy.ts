import { expect } from 'vitest';
import type { Reader } from '../reader.ts';
import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/introduction/installation';
const BLOCK = 'main figure.code';

/** The code of the blocks that are visible, and the labels of their buttons, in their order. */
const codes = (block: string) =>
  [...document.querySelectorAll(`${block} code`)].filter((one) => one.checkVisibility()).map((one) => one.textContent.trim());
const labels = (block: string) =>
  [...document.querySelectorAll<HTMLElement>(`${block} .copy`)].filter((one) => one.checkVisibility()).map((one) => one.textContent);

/** Pastes into the field of the search. */
async function pastes(reader: Reader, text: string): Promise<void> {
  await reader.key('/');
  await reader.sees('combobox', () => document.activeElement?.getAttribute('role'));
  await reader.key('Control+v');
  await reader.sees(text, () => (document.activeElement as HTMLInputElement).value);
  await reader.key('Escape');
  await reader.sees(0, () => document.querySelectorAll('dialog[open]').length);
}

export const COPIES: Journey[] = [
  {
    name: 'copy: a block under the pointer by Control+C, another by its button',
    run: async (reader) => {
      await reader.open(PAGE);
      const [first = '', second = ''] = await reader.evaluate(codes, BLOCK);
      await reader.pointAt(`${BLOCK} code`, second);
      await reader.key('Control+c');
      await expect.poll(async () => (await reader.evaluate(labels, BLOCK)).slice(0, 2)).toEqual(['Copy', 'Copied']);
      await pastes(reader, second);
      await reader.press(`${BLOCK} .copy`);
      await pastes(reader, first);
    },
  },
];
