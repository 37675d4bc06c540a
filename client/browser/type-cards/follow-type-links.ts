/** A pointer that rests on the name of a type this long wants to see its declaration, in milliseconds. */
const REST_MS = 150;

const LINK = '.prop-type a';
const CARD = '.type-card';

let waiting = 0;
/** The link whose card is on its way. */
let wanted: HTMLAnchorElement | undefined;

/** Shows the declaration of a type that a table links to: to a pointer that stays, to the keyboard, and to a finger, which follows the link in the card. */
export function followTypeLinks(): void {
  const versions = document.querySelector<HTMLFormElement>('form.versions');
  // Declarations are those of the documented version.
  if (versions && versions.querySelector('select')?.value !== versions.dataset.documented) return;

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const link = within(target, LINK);
    if (!link || pointerType === 'touch') return;
    clearTimeout(waiting);
    waiting = Number(setTimeout(() => void show(link), REST_MS));
  });
  document.addEventListener('pointerout', ({ target, relatedTarget, pointerType }) => {
    // A finger leaves with each press.
    if (pointerType === 'touch' || !within(target, `${LINK},${CARD}`)) return;
    clearTimeout(waiting);
    const link = document.querySelector(`${LINK}[aria-describedby]`);
    // From the link to its card, or back.
    if (relatedTarget instanceof Node && (link?.contains(relatedTarget) || within(relatedTarget, CARD))) return;
    hide();
  });
  document.addEventListener('focusin', ({ target }) => {
    const link = within(target, LINK);
    if (link?.matches(':focus-visible')) void show(link);
    else if (!within(target, CARD)) hide();
  });
  document.addEventListener('click', (event) => {
    const link = within(event.target, LINK);
    if (!link || !matchMedia('(hover:none)').matches) return;
    event.preventDefault();
    void show(link);
  });
}

function within(target: EventTarget | null, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}

async function show(link: HTMLAnchorElement): Promise<void> {
  if (link.hasAttribute('aria-describedby')) return;
  wanted = link;
  const { showTypeCard } = await import('./type-card.ts');
  // The pointer may have gone on before the script came.
  if (wanted === link) showTypeCard(link);
}

function hide(): void {
  wanted = undefined;
  document.querySelector<HTMLElement>(CARD)?.hidePopover();
}
