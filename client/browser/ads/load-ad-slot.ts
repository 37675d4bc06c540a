import { isBot } from '../../shared/analytics/bot.ts';
import { settling } from '../platform/settled.ts';
import { whenActive, whenIdle, whenSeen } from '../platform/when.ts';

/** Fetches the code of the page's ad slot when the slot comes near and the browser is idle. Robots get the empty slot. */
export function loadAdSlot(): void {
  const slot = document.getElementById('ad-slot');
  if (!slot || isBot(navigator.userAgent)) return;
  const load = async () => {
    const { startAdSlot } = await import('./ad-slot.ts');
    startAdSlot(slot);
  };
  // If the code does not arrive, the slot stays empty: a reader misses nothing.
  whenActive(() => whenSeen(slot, { rootMargin: '400px' }, () => whenIdle(() => void settling(load()).catch(() => {}))));
}
