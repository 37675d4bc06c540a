import { missing } from '../../helpers/worker/stored.ts';
import type { Reader } from '../reader.ts';
import type { Journey } from './journey.ts';

const READ = '/toolpad/core/introduction/installation';
const WITH_DEMO = '/toolpad/core/react-dashboard-layout';
const UNREAD = '/toolpad/core/introduction/tutorial';

/** Whether a worker answers for the page. */
const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

/** Opens a page, and waits until the device has all of it. */
async function store(reader: Reader, path: string): Promise<void> {
  await reader.open(path);
  await reader.sees(true, hasWorker);
  await reader.sees([], missing);
  await reader.settles();
}

export const OFFLINE: Journey[] = [
  {
    name: 'offline: a page that was never read names those that were, and each opens',
    site: 'docs host',
    run: async (reader, front) => {
      await store(reader, READ);
      front.isOffline = true;
      await reader.press(`#side-nav a[href="${UNREAD}"]`);
      await reader.reads('h1', 'You are offline');
      await reader.settles();
      await reader.press('#stored-pages a', 'Installation');
      await reader.arrives(READ);
      await reader.reads('h1', 'Installation');
    },
  },
  {
    name: 'offline: a page that was read is there at its address, styled, and loads again',
    site: 'docs host',
    run: async (reader, front) => {
      await store(reader, READ);
      front.isOffline = true;
      await reader.follow(`${READ}?again`);
      await reader.arrives(`${READ}?again`);
      await reader.reads('h1', 'Installation');
      await reader.sees('sticky', () => getComputedStyle(document.querySelector('header')!).position);
    },
  },
  {
    name: 'offline: docs that are kept open where nobody was, and their demos work',
    site: 'docs host',
    run: async (reader, front) => {
      await store(reader, READ);
      await reader.press('header [aria-label="Settings"]');
      await reader.press('[role=dialog] button', 'Download');
      await reader.reads('[role=dialog] section', 'This device holds');
      front.isOffline = true;
      await reader.open(WITH_DEMO);
      await reader.reads('h1', 'Dashboard Layout');
      const demo = reader.within('.demo iframe');
      await demo.press('a', 'Orders');
      await demo.reads('body', 'Current path: /orders');
    },
  },
];
