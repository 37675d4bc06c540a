import { searchWords } from '#search-words';
import { doubtWords } from '../../../search/doubt-words.ts';
import { languageOf } from '../../../shared/preferences/language.ts';
import { createTranslate } from '../../../shared/translate.ts';
import { partOf } from '../../platform/part-of.ts';
import { createAnswering, type KnownAnswer } from './answering.ts';
import { createCombobox } from './combobox.ts';
import { commandsOf } from './commands.ts';
import { dialogStyles } from './dialog-styles.ts';
import { element } from './element.ts';
import { showExcerpts } from './excerpts.ts';
import { firstGroups, foundGroups } from './groups.ts';
import { keysRow } from './keys-row.ts';
import { listBox } from './list-box.ts';
import { watchSearches } from './lost-search.ts';
import type { SearchOption } from './options.ts';
import { productFilter } from './product-filter.ts';
import { statusWords } from './status-words.ts';

/** Makes the page's search dialog answer. Returns what begins each of its openings, with what has been typed by then, and what loads the index. */
export function activateSearch(dialog: HTMLDialogElement): { begin: () => void; load: () => void } {
  const language = languageOf(document.documentElement.lang);
  const t = createTranslate(searchWords, language);
  const field = partOf<HTMLInputElement>(dialog, '[role=combobox]');
  const list = partOf(dialog, '.list');
  const status = partOf(list, '[role=status]');
  const icon = partOf<SVGElement>(dialog, 'svg');
  let known: KnownAnswer = { words: '' };
  let count = 0;
  // Of letters that come faster than a slow machine answers, the last is answered.
  let frame = 0;
  // Each of them closes the dialog, so what they are made of is read once for it, and not at every key.
  let commands: SearchOption[] | undefined;
  const lost = watchSearches(language, () => ({ query: field.value, found: known.answer ? count > 0 : undefined }));
  const combobox = createCombobox({
    dialog,
    field,
    list,
    isAnswered: () => Boolean(known.answer ?? known.isRefused),
    onPress: lost.notePress,
  });

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
    known = answering.answerTo({ query: field.value, language, product });
    const { suggestion, doubt } = known.answer ?? {};
    const offered = { language, t, commands: commands ?? [] };
    const found = known.words ? foundGroups(known, offered) : firstGroups(offered, ask);
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
    const { words, isSeen } = statusWords({ ...known, count }, t);
    status.className = isSeen ? 'status' : 'unseen';
    status.textContent = words;
  };
  /** Shows what was missing, but takes nothing away from under a press: it would lead nowhere. */
  const showFound = () => {
    if (!dialog.open || !commands || known.words === '' || known.answer) return;
    if (list.matches(':active')) requestAnimationFrame(showFound);
    else show();
  };
  const answering = createAnswering(dialog.dataset.index ?? '', showFound);

  addStyles();
  field.form?.append(productFilter(t));
  list.after(keysRow(t));
  dialog.addEventListener('input', () => {
    combobox.forget();
    frame ||= requestAnimationFrame(show);
  });
  // A key that moves or chooses is for what has been typed by then.
  dialog.addEventListener('keydown', ({ key }) => frame && key.length > 1 && show(), true);
  dialog.addEventListener('close', () => dialog.open || lost.end());
  // Not every browser has `closedby`. A press on what takes no focus leaves it to the page. An input method uses the same key.
  document.addEventListener('keydown', ({ key, isComposing }) => key === 'Escape' && dialog.open && !isComposing && dialog.close());
  const begin = () => {
    lost.begin();
    answering.retry();
    combobox.forget();
    commands = commandsOf(t, language);
    show();
  };
  return { begin, load: answering.load };
}

function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(dialogStyles);
  document.adoptedStyleSheets.push(sheet);
}
