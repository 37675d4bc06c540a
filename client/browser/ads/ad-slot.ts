import { adWords, houseAds } from '#ads';
import { AD_BLOCK_PLEA_SHARE, AD_INLINE_SHARE, type AdLayout, type AdRecord, adLabel } from '../../shared/ad.ts';
import { type Language, languageOf } from '../../shared/preferences/language.ts';
import type { AdConfig } from '../../shared/site-config.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { countDisplay } from './ad-display.ts';
import { openNetworkFrame } from './ad-frame.ts';
import { askEdge } from './ad-inline.ts';
import { pollForAd } from './ad-poll.ts';
import { adoptAdStyles, pleaView, recordView } from './ad-view.ts';
import type { Offer, SlotTools } from './slot-tools.ts';

/** What is in the slot: the network's ad, a house ad because the network asked for it or is blocked, or the plea. */
type Shown = 'carbon' | 'in-house-carbon' | 'in-house' | 'in-house-adblock';

/** Fills the slot: asks the network, polls for what comes of it, and shows that or something of our own. What breaks empties the slot. */
export function startAdSlot(slot: HTMLElement): void {
  const language = languageOf(document.documentElement.lang);
  const words = adWords[language];
  const ads: AdConfig = JSON.parse(slot.dataset.config ?? '');
  const { pleads, house, layout } = drawLots(language);
  const { show, put } = labeled(slot, layout, ads.displayRatio);
  let offer: Offer = { state: 'nothing' };
  let stopPolling = () => {};

  const guard = (work: () => void) => () => {
    try {
      work();
    } catch {
      stopPolling();
      giveUp(slot);
    }
  };
  const showHouse = (what: Shown) => show(what, () => put(recordView(house, layout, words)));
  const showBlocked = () => {
    if (pleads) show('in-house-adblock', () => put(pleaView(words)));
    else showHouse('in-house');
  };
  const look = (blocked: boolean) => {
    if (offer.state === 'ad') show('carbon', offer.show);
    else if (offer.state === 'house') showHouse('in-house-carbon');
    else if (blocked) showBlocked();
    return offer.state !== 'nothing';
  };
  const take = (next: Offer) => {
    offer = next;
  };
  const tools: SlotTools = { slot, words, put, take };

  guard(() => {
    adoptAdStyles();
    slot.classList.add(`ad-${layout}`);
    if (layout === 'inline' ? !ads.feed : !ads.script) {
      showHouse('in-house');
      return;
    }
    if (layout === 'image') openNetworkFrame(tools);
    else void askEdge(tools);
    stopPolling = pollForAd(look, guard);
  })();
}

/** What chance decides, once for a slot and in this order: whether it pleads where ads are blocked, its house ad, and its layout. */
function drawLots(language: Language): { pleads: boolean; house: AdRecord; layout: AdLayout } {
  const [plea, which, form] = [Math.random(), Math.random(), Math.random()];
  const { texts, ...house } = houseAds[Math.floor(houseAds.length * which)] ?? houseAds[0];
  return {
    pleads: plea < AD_BLOCK_PLEA_SHARE,
    house: { ...house, ...(texts[language] ?? texts.en), pixels: [] },
    layout: form < AD_INLINE_SHARE ? 'inline' : 'image',
  };
}

/** Shows things in a slot, each once as long as it is there: its label says what it is, and its display is counted. */
function labeled(slot: HTMLElement, layout: AdLayout, displayRatio: number) {
  let shown: Shown | undefined;
  const show = (what: Shown, fill: () => void) => {
    if (shown === what) return;
    shown = what;
    slot.dataset.gaEventLabel = adLabel(what, layout);
    fill();
    countDisplay(slot.dataset.gaEventLabel, displayRatio);
  };
  const put = (view: HTMLElement) => {
    for (const old of slot.querySelectorAll('.ad-view')) old.remove();
    slot.append(view);
  };
  return { show, put };
}

function giveUp(slot: HTMLElement): void {
  slot.replaceChildren();
  slot.style.visibility = 'hidden';
  trackEvent('ad', 'crash', slot.dataset.gaEventLabel ?? 'null');
}
