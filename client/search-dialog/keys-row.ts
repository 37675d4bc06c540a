import type { Translate } from '../shared/translate.ts';
import { element } from './element.ts';

/** Which keys do what, for the eye: screen readers tell of a list box themselves. */
export function keysRow(t: Translate): HTMLElement {
  const key = (name: string) => element('kbd', {}, name);
  const words = (use: string) => ` ${t(`search.${use}`)} `;
  return element(
    'p',
    { class: 'keys', 'aria-hidden': 'true' },
    key('↑'),
    ' ',
    key('↓'),
    words('move'),
    key('↵'),
    words('open'),
    key('esc'),
    words('leave'),
  );
}
