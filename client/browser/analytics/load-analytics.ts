import { settling } from '../platform/settled.ts';
import { whenActive, whenIdle } from '../platform/when.ts';
import { recall, remember } from '../preferences/page-memory.ts';
import { isOptedOut } from './gtag.ts';

/** Fetches what counts visits once the page is open and the browser idle; never for readers who opted out. */
export function loadAnalytics(): void {
  if (isOptedOut()) return;
  const load = async () => {
    const { startAnalytics } = await import('./analytics.ts');
    // Handed over, not imported there: a module that two files share becomes a request of its own.
    startAnalytics({ recall, remember });
  };
  // If the code does not arrive, nothing is counted: a reader misses nothing.
  whenActive(() => whenIdle(() => void settling(load()).catch(() => {})));
}
