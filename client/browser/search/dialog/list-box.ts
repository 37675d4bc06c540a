import { element } from './element.ts';
import { ICON_PATHS } from './icon-paths.ts';
import { marked } from './marked.ts';
import { idOf, type OptionGroup, type SearchOption } from './options.ts';

/** The id of the list box. */
export const LIST_ID = 'search-list';

/** Groups of options as a list box with a label; the field above it holds the focus and takes the keys. Icons are drawn like the one given. */
export function listBox(label: string, groups: OptionGroup[], icon: SVGElement): HTMLElement {
  return element('div', { role: 'listbox', id: LIST_ID, 'aria-label': label }, ...groups.map((group) => groupOf(group, icon)));
}

function groupOf({ label, note, options }: OptionGroup, icon: SVGElement): HTMLElement {
  const heading = element('div', { class: 'group', 'aria-hidden': 'true' }, `${label} `, ...(note ? [element('span', {}, note)] : []));
  const name = note ? `${label}, ${note}` : label;
  return element('div', { role: 'group', 'aria-label': name }, heading, ...options.map((option) => optionOf(option, icon)));
}

function optionOf(option: SearchOption, icon: SVGElement): HTMLElement {
  const { href, lang, text, found } = option;
  const attributes = { role: 'option', id: idOf(option), 'aria-selected': 'false', tabindex: '-1', href, lang };
  const words = element('span', { class: 'words', dir: 'auto' }, element('span', {}, ...marked(text, found?.terms ?? [])));
  // The line is there before its text, so that nothing moves under the pointer.
  if (found) words.append(element('small', {}));
  return element(href ? 'a' : 'div', attributes, iconOf(option, icon), words);
}

function iconOf({ icon }: SearchOption, like: SVGElement): Node {
  const drawn = like.cloneNode(true) as SVGElement;
  drawn.querySelector('path')?.setAttribute('d', ICON_PATHS[icon]);
  return drawn;
}
