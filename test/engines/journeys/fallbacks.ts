import { expect } from 'vitest';
import type { EngineName } from '../../../scripts/shared/find-engines.ts';
import type { Reader } from '../reader.ts';
import type { Journey } from './journey.ts';

type Fallback = {
  feature: string;
  usedIn: string;
  lackedBy: EngineName[];
  has: () => boolean;
  /** What comes in its place. */
  fallback: string;
  proof: Journey['run'];
};

const PAGE = '/toolpad/core/introduction/installation';
const NEXT = '/toolpad/core/introduction/tutorial';
const AD_PAGE = '/toolpad/core/react-dashboard-layout';

const fillsSlot = (reader: Reader) => reader.reads('#ad-slot', 'ad by MUI');

/** What the site uses where an engine has it, and what stands in for it elsewhere. An engine that learns one of these fails here, and leaves the row. */
const FALLBACKS: Fallback[] = [
  {
    feature: 'speculation rules',
    usedIn: 'client/browser/navigation/prepare-page.ts',
    lackedBy: ['firefox', 'webkit'],
    has: () => HTMLScriptElement.supports('speculationrules'),
    fallback: 'a link that is pointed at is fetched',
    proof: async (reader, front) => {
      await reader.open(PAGE);
      expect(front.asked).not.toContain(NEXT);
      await reader.pointAt(`#side-nav a[href="${NEXT}"]`);
      await expect.poll(() => front.asked).toContain(NEXT);
    },
  },
  {
    feature: 'a word for pages that are prerendered',
    usedIn: 'client/browser/platform/when.ts',
    lackedBy: ['firefox', 'webkit'],
    has: () => 'prerendering' in document,
    fallback: 'each page counts as opened, and its ad slot is filled',
    proof: async (reader) => {
      await reader.open(AD_PAGE);
      await fillsSlot(reader);
    },
  },
  {
    feature: 'idle callbacks',
    usedIn: 'client/browser/platform/when.ts',
    lackedBy: ['webkit'],
    has: () => 'requestIdleCallback' in window,
    fallback: 'what waits for a quiet moment begins after a while, and the page settles',
    proof: async (reader) => {
      await reader.open(AD_PAGE);
      await fillsSlot(reader);
      await reader.settles();
    },
  },
  {
    feature: 'numbers read from attributes',
    usedIn: 'client/theme/render-near.ts',
    lackedBy: ['firefox', 'webkit'],
    has: () => CSS.supports('width', 'attr(x type(*))'),
    fallback: 'code and tables far from the window are laid out with the page',
    proof: async (reader) => {
      await reader.open(PAGE);
      const [boxes, waiting] = await reader.evaluate(() => {
        const all = [...document.querySelectorAll('.body :is(pre, .table)')];
        return [all.length, all.filter((box) => getComputedStyle(box).contentVisibility === 'auto').length] as const;
      });
      expect(boxes).toBeGreaterThan(5);
      expect(waiting).toBe(0);
    },
  },
  {
    feature: 'dialogs that say what closes them',
    usedIn: 'worker/views/search/search-dialog.tsx',
    lackedBy: ['webkit'],
    has: () => 'closedBy' in HTMLDialogElement.prototype,
    fallback: 'Escape closes the search before its code has come',
    proof: async (reader, front) => {
      front.holds = '/activate-search-';
      await reader.open(PAGE);
      await reader.key('/');
      await reader.sees('combobox', () => document.activeElement?.getAttribute('role'));
      await reader.key('Escape');
      await reader.sees(0, () => document.querySelectorAll('dialog[open]').length);
      expect(front.asked.some((path) => path.includes('/activate-search-'))).toBe(true);
    },
  },
  {
    feature: 'agents that pages offer tools to',
    usedIn: 'client/browser/later.ts',
    lackedBy: ['firefox', 'webkit'],
    has: () => 'modelContext' in navigator,
    fallback: 'nothing is fetched for them',
    proof: async (reader, front) => {
      await reader.open(PAGE);
      await reader.settles();
      expect(front.asked.filter((path) => path.includes('web-mcp'))).toEqual([]);
    },
  },
];

/** Each fallback in the engines that need it. */
export const FALLBACK_JOURNEYS: Journey[] = FALLBACKS.map(({ feature, lackedBy, has, fallback, proof }) => ({
  name: `without ${feature}: ${fallback}`,
  engines: lackedBy,
  run: async (reader, front) => {
    await proof(reader, front);
    expect(await reader.evaluate(has)).toBe(false);
  },
}));
