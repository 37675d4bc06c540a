import { expect } from 'vitest';
import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/react-dashboard-layout';
const DEMO = '#DashboardLayoutBasic';
/** Lighter than any surface of code, from 0 to 255. */
const DARK = 100;
const FRAME = `${DEMO} iframe`;
const TOOLBAR = `${DEMO} .demo-toolbar`;

/** What stands between the parts of a card, in pixels. */
function gapsIn(card: string): number[] {
  const box = document.querySelector(card)!;
  const parts = [...box.children].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
  const tops = [...parts.slice(1).map(({ top }) => top), box.getBoundingClientRect().bottom - box.clientTop];
  return parts.map(({ bottom }, index) => Math.round((tops[index] ?? bottom) - bottom)).filter((gap) => gap !== 0);
}

export const DEMOS: Journey[] = [
  {
    name: 'demo: it comes to life, is used, and reset',
    run: async (reader) => {
      await reader.open(PAGE);
      const demo = reader.within(FRAME);
      await demo.reads('body', 'Current path: /dashboard');
      await demo.press('a', 'Orders');
      await demo.reads('body', 'Current path: /orders');
      await reader.press(`${TOOLBAR} [popovertarget$=-more]`);
      await reader.press(`${TOOLBAR} [data-do=reset]`);
      await demo.reads('body', 'Current path: /dashboard');
    },
  },
  {
    name: 'demo: what the storage hooks assign to setItem becomes an entry, and the function stays',
    run: async (reader) => {
      await reader.open('/toolpad/_demo/PersistentStateBasic');
      await reader.sees('Ring twice', () => document.querySelector('input')?.value);
      await reader.sees(true, () => localStorage.getItem('setItem')?.startsWith('function'));
      expect(await reader.evaluate(() => localStorage.setItem === Storage.prototype.setItem)).toBe(true);
    },
  },
  {
    name: 'demo: its code is shown, dark to its edges and without gaps',
    run: async (reader) => {
      await reader.open(PAGE, { cookies: { 'mui-mode': 'light' } });
      await reader.press(`${TOOLBAR} [data-do=source]`);
      await reader.reads(`${DEMO} figure.code`, 'DashboardLayoutBasic');
      expect(await reader.evaluate(gapsIn, DEMO)).toEqual([]);
      // Bars of a light scheme would stand around the dark code.
      const { end, bottom } = await reader.lightnessOfEdges(`${DEMO} figure.code pre`);
      expect(Math.max(end, bottom)).toBeLessThan(DARK);
    },
  },
  {
    name: 'demo: its code in JavaScript, by the keyboard',
    run: async (reader) => {
      await reader.open(PAGE);
      await reader.press(`${TOOLBAR} button`, 'TS');
      await reader.key('ArrowLeft');
      await reader.sees('JS', () => document.activeElement?.textContent);
      await reader.key('Enter');
      await reader.sees('JS', () => document.documentElement.dataset.codeVariant);
    },
  },
];
