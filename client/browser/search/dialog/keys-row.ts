import type { Translate } from '../../../shared/translate.ts';
import { element } from './element.ts';

/** Which keys do what, for the eye: screen readers tell of a list box themselves. */
export function keysRow(t: Translate): HTMLElement {
  const key = (name: string) => element('kbd', {}, name);
  // Each in the order of its own words: right to left, arrows would go to another one's.
  const words = (use: string, ...names: string[]) =>
    element('bdi', {}, ...names.flatMap((name) => [key(name), ' ']), t(`search.${use}`), ' ');
  return element('p', { class: 'keys', 'aria-hidden': 'true' }, words('move', '↑', '↓'), words('open', 'enter'), words('leave', 'esc'));
}
