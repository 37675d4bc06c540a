import { parseAdFrameReport } from '../../shared/ad.ts';
import type { Endpoint } from '../../shared/address/endpoints.ts';
import { trackEvent } from '../analytics/track-event.ts';
import type { SlotTools } from './slot-tools.ts';

const ADDRESS: Endpoint = '/toolpad/_edge/ad-frame';
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Runs the network's script in a frame of its own, which has no way into the page but to report what came. */
export function openNetworkFrame({ slot, words, put, take }: SlotTools): void {
  const frame = document.createElement('iframe');
  frame.className = 'ad-frame';
  frame.title = words.tag;
  frame.setAttribute('sandbox', SANDBOX);
  frame.src = `${ADDRESS}#${scheme()}`;
  const show = () => {
    put(document.createElement('span'));
    frame.dataset.shown = '';
  };
  addEventListener('message', ({ source, origin, data }) => {
    // A sandboxed document has no origin.
    if (source !== frame.contentWindow || origin !== 'null') return;
    const report = parseAdFrameReport(data);
    if (report === 'found') take({ state: 'ad', show });
    if (report === 'house') take({ state: 'house' });
    if (report === 'click') trackEvent('ad', 'click', slot.dataset.gaEventLabel);
  });
  // The body's class says which scheme is on; the frame has no other way to know it.
  new MutationObserver(() => frame.contentWindow?.postMessage({ scheme: scheme() }, '*')).observe(document.body, {
    attributeFilter: ['class'],
  });
  slot.append(frame);
}

function scheme(): string {
  return document.body.classList.contains('mode-dark') ? 'dark' : 'light';
}
