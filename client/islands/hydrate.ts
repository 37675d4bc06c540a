import type { IslandName } from '../blocks/island/names.ts';
import { closest } from '../browser/platform/closest.ts';
import { settling } from '../browser/platform/settled.ts';
import { whenIdle, whenSeen } from '../browser/platform/when.ts';
import { type Entry, islandOf, type Moment } from './registry.ts';

/** Starts every island of the page at its moment. React is fetched only then. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = islandOf(element.dataset.island as IslandName);
    let started: Promise<void> | undefined;
    const start = () => (started ??= settling(mount(element, island)));
    MOMENTS[island.when](element, start);
  }
}

type Start = () => Promise<void>;

const MOMENTS: Record<Moment, (element: HTMLElement, start: Start) => void> = {
  load: (_element, start) => void start(),
  idle: (_element, start) => whenIdle(() => void start()),
  // The island itself has no box (`display: contents`); what it shows has.
  visible: (element, start) => whenSeen(element.firstElementChild ?? element, {}, () => void start()),
  interaction: (element, start) => {
    // Pointing at it hydrates, so that it mostly is ready when it is used; using it waits for that, then uses it again, this time for real.
    const use = async (event: Event) => {
      event.preventDefault();
      const used = closest(event, 'a,button');
      // Without its code the island is what it is without script: its link leads to a page.
      await start().catch(() => {});
      element.removeEventListener('click', use);
      used?.click();
    };
    element.addEventListener('click', use);
    const prepare = () => void start().catch(() => {});
    for (const hint of ['pointerenter', 'focusin']) element.addEventListener(hint, prepare, { once: true });
  },
};

async function mount<Name extends IslandName>(element: HTMLElement, island: Entry<Name>): Promise<void> {
  const [{ mountIsland }, { default: component }] = await Promise.all([import('./mount.tsx'), island.load()]);
  mountIsland(element, component);
}
