// Loaded by the frame document: the only script of ours beside the network's, which it loads and watches.
import { AD_HOUSE_LINK, type AdFrameReport } from '../../shared/ad.ts';

const AD = '#carbonads,.carbonads,.ea-placement';
let last: AdFrameReport | undefined;

function tell(report: AdFrameReport): void {
  // The frame's own origin is opaque; its address is the page's.
  parent.postMessage({ ad: report }, location.origin);
}

function look(): void {
  if (!document.querySelector(AD)) return;
  const report = document.querySelector(`#carbonads a[href="${AD_HOUSE_LINK}"]`) ? 'house' : 'found';
  if (report !== last) tell(report);
  last = report;
}

function showScheme(scheme: string): void {
  document.documentElement.dataset.scheme = scheme;
}

showScheme(location.hash.slice(1));
addEventListener('message', ({ source, data }) => source === parent && showScheme(String(data?.scheme)));
addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && tell('click'));
new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter: ['href', 'class', 'id'] });

const script = document.createElement('script');
script.id = '_carbonads_js';
script.async = true;
script.src = document.body.dataset.script ?? '';
script.onerror = () => tell('nothing');
document.body.append(script);
