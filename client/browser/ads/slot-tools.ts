import type { AdWords } from './ad-view.ts';

/** What the network has come up with so far. */
export type Offer = { state: 'nothing' } | { state: 'house' } | { state: 'ad'; show: () => void };

/** What the two forms of the network's ad are given to work with. Apart from the slot, which imports both. */
export type SlotTools = {
  slot: HTMLElement;
  words: AdWords;
  /** Shows this in the slot in place of what was there. */
  put: (view: HTMLElement) => void;
  /** Takes what the network came up with; the poll looks at it in its next turn, so that one place decides what is shown. */
  take: (offer: Offer) => void;
};
