import { type ApiSection, type ApiView, apiViewKey, parseApiView } from '../../shared/api-view.ts';
import { widthBelow } from '../../theme/media.ts';
import { writeStorage } from '../platform/storage.ts';
import { followTypeLinks } from '../type-cards/follow-type-links.ts';
import { followApiVersion } from './api-version.ts';
import { storedApiView } from './stored-api-views.ts';

/** What was chosen on this page: it holds where storage is denied. */
const chosenHere = new Map<ApiSection, ApiView>();

/** Keeps the tables of a kind in one view: those of this page, of other open pages and of later visits. CSS follows the radio buttons. */
export function activateApiViews(): void {
  followApiVersion();
  followTypeLinks();
  // Where a table that nobody chose a view for is a list.
  const narrow = matchMedia(widthBelow('sm'));
  const show = () => showViews(narrow.matches ? 'expanded' : 'table');
  const takeOver = () => {
    chosenHere.clear();
    show();
  };
  takeEarlyChoices();
  show();
  narrow.addEventListener('change', show);
  addEventListener('storage', takeOver);
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver());
  document.addEventListener('change', ({ target: input }) => {
    if (!(input instanceof HTMLInputElement)) return;
    const view = parseApiView(input.value);
    const frame = input.closest<HTMLElement>('.api');
    if (!frame || !view) return;
    const before = input.getBoundingClientRect().top;
    choose(sectionOf(frame), view);
    show();
    // Tables above may have grown too: keep the one being used in place.
    scrollBy({ top: input.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}

/** What the reader chose before this script came: the page comes without a choice, and browsers do not fill these in again. */
function takeEarlyChoices(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('.api')) {
    const view = parseApiView(frame.querySelector<HTMLInputElement>('input:checked')?.value);
    if (view) choose(sectionOf(frame), view);
  }
}

function choose(section: ApiSection, view: ApiView): void {
  chosenHere.set(section, view);
  writeStorage(apiViewKey(section), view);
}

function showViews(unchosen: ApiView): void {
  for (const frame of document.querySelectorAll<HTMLElement>('.api')) {
    const section = sectionOf(frame);
    const view = chosenHere.get(section) ?? storedApiView(section) ?? unchosen;
    const input = frame.querySelector<HTMLInputElement>(`input[value=${view}]`);
    if (input) input.checked = true;
  }
}

function sectionOf(frame: HTMLElement): ApiSection {
  return frame.dataset.section as ApiSection;
}
