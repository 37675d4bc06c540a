import { typeCards } from '#type-cards';
import type { Code } from '../../blocks/code/code.ts';
import { codeHtml } from '../../blocks/code/code-html.ts';
import { color, radius, shadow, textSize } from '../../theme/css.ts';
import { adoptStyles } from '../platform/adopt-styles.ts';

const GAP_PX = 8;

const styles = `
.type-card { position: fixed; inset: auto; box-sizing: border-box; margin: 0; padding: 0; max-width: min(560px, 100vw - ${2 * GAP_PX}px); max-height: calc(100vh - ${2 * GAP_PX}px);
  border: 1px solid ${color.field}; border-radius: ${radius.medium}; background: ${color.paper}; color: ${color.text}; box-shadow: ${shadow.floating}; }
.type-card a { display: block; padding: 8px 16px; font-weight: 600; font-size: ${textSize.label}; }
.type-card .code { margin: 0; border: 0; border-radius: 0; }
.type-card .code pre, .type-card .code pre code { width: auto; overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; font-size: ${textSize.caption}; }
`;

const cards: Readonly<Record<string, Code['lines']>> = typeCards;
let isStyled = false;

/** Opens the card of a type beside its link. Escape, a press elsewhere and scrolling close it. */
export function showTypeCard(link: HTMLAnchorElement): void {
  const lines = cards[link.textContent];
  if (!lines || !link.isConnected) return;
  if (!isStyled) adoptStyles(styles);
  isStyled = true;
  document.querySelector<HTMLElement>('.type-card')?.hidePopover();
  const card = cardOf(link, lines);
  link.closest('.api')?.append(card);
  link.setAttribute('aria-describedby', card.id);
  const close = () => card.hidePopover();
  card.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') return;
    removeEventListener('scroll', close);
    link.removeAttribute('aria-describedby');
    card.remove();
  });
  card.showPopover();
  place(card, link.getBoundingClientRect());
  addEventListener('scroll', close, { passive: true });
}

function cardOf(link: HTMLAnchorElement, lines: Code['lines']): HTMLElement {
  const card = document.createElement('div');
  Object.assign(card, { className: 'type-card', id: 'type-card', popover: 'auto' });
  const home = link.cloneNode(true);
  // Code looks as elsewhere on the page.
  const figure = document.querySelector('figure.code')?.cloneNode() ?? document.createElement('figure');
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  code.innerHTML = window.docsPolicy.createHTML(codeHtml({ lines }));
  pre.append(code);
  figure.appendChild(pre);
  card.append(home, figure);
  return card;
}

/** Under the link or above it, without a gap that a pointer would fall into on its way; over it where a window is that low. */
function place(card: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = card;
  const [right, lowest] = [innerWidth - offsetWidth - GAP_PX, innerHeight - offsetHeight - GAP_PX];
  const above = top - offsetHeight;
  card.style.left = `${Math.max(GAP_PX, Math.min(left, right))}px`;
  card.style.top = `${bottom > lowest && above >= GAP_PX ? above : Math.max(GAP_PX, Math.min(bottom, lowest))}px`;
}
