import { searchWords } from '#search-words';
import { doubtWords } from '../../../search/doubt-words.ts';
import type { IndexFile } from '../../../search/index-file.ts';
import { loadIndex } from '../../../search/load-index.ts';
import { languageOf } from '../../../shared/preferences/language.ts';
import { createTranslate } from '../../../shared/translate.ts';
import { fetchOnce } from '../../platform/fetch-once.ts';
import { partOf } from '../../platform/part-of.ts';
import { createCombobox } from './combobox.ts';
import { commandsOf } from './commands.ts';
import { dialogStyles } from './dialog-styles.ts';
import { element } from './element.ts';
import { showExcerpts } from './excerpts.ts';
import { firstGroups, foundGroups } from './groups.ts';
import { keysRow } from './keys-row.ts';
import { knownAnswer } from './known-answer.ts';
import { listBox } from './list-box.ts';
import { watchSearches } from './lost-search.ts';
import type { SearchOption } from './options.ts';
import { productFilter } from './product-filter.ts';
import { type IndexState, statusWords } from './status-words.ts';

/** Makes the page's search dialog answer. Returns what begins each of its openings, with what has been typed by then. */
export function activateSearch(dialog: HTMLDialogElement): () => void {
  const language = languageOf(document.documentElement.lang);
  const t = createTranslate(searchWords, language);
  const field = partOf<HTMLInputElement>(dialog, '[role=combobox]');
  const list = partOf(dialog, '.list');
  const status = partOf(list, '[role=status]');
  const icon = partOf<SVGElement>(dialog, 'svg');
  let index: IndexState;
  let count = 0;
  // Of letters that come faster than a slow machine answers, the last is answered.
  let frame = 0;
  // Each of them closes the dialog, so what they are made of is read once for it, and not at every key.
  let commands: SearchOption[] | undefined;
  const lost = watchSearches(language, () => ({ query: field.value, found: index ? count > 0 : undefined }));
  const combobox = createCombobox({ dialog, field, list, isAnswered: () => Boolean(index), onPress: lost.notePress });

  const ask = (query: string) => {
    field.value = query;
    combobox.forget();
    show();
    field.focus();
  };
  /** Another query that can be had by a press. */
  const offer = (words: string, query: string) => {
    const button = element('button', { type: 'button' }, query);
    button.addEventListener('click', () => ask(query));
    return element('p', {}, `${words} `, button);
  };
  const show = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    const product = dialog.querySelector<HTMLInputElement>('[name=product]:checked')?.value ?? '';
    const known = knownAnswer({ index: index ?? undefined, query: field.value, language, product });
    const { suggestion, doubt } = known.answer ?? {};
    const offered = { language, t, commands: commands ?? [] };
    const found = known.words ? foundGroups(known, offered) : firstGroups(index ?? undefined, offered, ask);
    const groups = known.isRefused ? [] : found;
    const options = groups.flatMap((group) => group.options);
    count = options.length;
    // The status stays where it is: a live region that is new says nothing.
    while (list.firstChild !== status) list.firstChild?.remove();
    list.prepend(
      ...(suggestion ? [offer(t('search.didYouMean'), suggestion)] : []),
      ...(doubt ? [element('p', {}, doubtWords(doubt, t))] : []),
      ...(doubt?.retry ? [offer(t('search.retry'), doubt.retry)] : []),
      ...(count > 0 ? [listBox(t('search.results'), groups, icon)] : []),
    );
    list.ariaBusy = 'false';
    combobox.offer(options);
    showExcerpts(options);
    const { words, isSeen } = statusWords({ ...known, index, isAsked: field.value.trim() !== '', count }, t);
    status.className = isSeen ? 'status' : 'unseen';
    status.textContent = words;
  };
  /** Shows what the index found, but takes nothing away from under a press: it would lead nowhere. */
  const showFound = () => {
    if (list.matches(':active')) requestAnimationFrame(showFound);
    else if (dialog.open && commands) show();
  };
  const load = async () => {
    index = undefined;
    index = await fetchOnce<IndexFile>(dialog.dataset.index ?? '').then(loadIndex, () => null);
    showFound();
  };

  addStyles();
  field.form?.append(productFilter(t));
  dialog.append(keysRow(t));
  void load();
  dialog.addEventListener('input', () => {
    combobox.forget();
    frame ||= requestAnimationFrame(show);
  });
  // A key that moves or chooses is for what has been typed by then.
  dialog.addEventListener('keydown', ({ key }) => frame && key.length > 1 && show(), true);
  dialog.addEventListener('close', () => dialog.open || lost.end());
  return () => {
    lost.begin();
    combobox.forget();
    commands = commandsOf(t, language);
    if (index === null) void load();
    // Before anything is asked, all that there is comes at once, and nothing moves.
    if (index || field.value) show();
  };
}

function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(dialogStyles);
  document.adoptedStyleSheets.push(sheet);
}
