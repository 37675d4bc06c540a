import { searchWords } from '#search-words';
import { languageOf } from '../../../shared/preferences/language.ts';
import { createTranslate } from '../../../shared/translate.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { partOf } from '../../platform/part-of.ts';
import { createAnswering, isAnswered, isComing, type KnownAnswer } from './answering.ts';
import { createCombobox } from './combobox.ts';
import { commandsOf } from './commands.ts';
import { dialogStyles } from './dialog-styles.ts';
import { drawList } from './draw-list.ts';
import { showExcerpts } from './excerpts.ts';
import { groupsOf } from './groups.ts';
import { inNextFrame } from './in-next-frame.ts';
import { keysRow } from './keys-row.ts';
import { watchSearches } from './lost-search.ts';
import type { SearchOption } from './options.ts';
import { chosenProduct, productFilter } from './product-filter.ts';

/** Makes the page's search dialog answer. Returns what begins each of its openings, with what has been typed by then, and what loads the index. */
export function activateSearch(dialog: HTMLDialogElement): { begin: () => void; load: () => void } {
  const language = languageOf(document.documentElement.lang);
  // A page of neither product puts none first.
  const near = document.documentElement.dataset.product;
  const t = createTranslate(searchWords, language);
  const field = partOf<HTMLInputElement>(dialog, '[role=combobox]');
  const list = partOf(dialog, '.list');
  let known: KnownAnswer = { words: '' };
  let options: SearchOption[] = [];
  // Each of them closes the dialog, so what they are made of is read once for it, and not at every key.
  let commands: SearchOption[] | undefined;
  const lost = watchSearches(language, () => ({ query: field.value, found: known.answer ? options.length > 0 : undefined }));
  const combobox = createCombobox({
    dialog,
    field,
    list,
    isAnswered: () => isAnswered(known),
    isComing: () => isComing(known),
    onPress: lost.notePress,
  });

  const ask = (query: string) => {
    field.value = query;
    combobox.forget();
    drawing.now();
    field.focus();
  };
  // Of letters that come faster than a slow machine answers, the last is answered.
  const drawing = inNextFrame(() => {
    known = answering.answerTo({ query: field.value, language, product: chosenProduct(dialog), near });
    const groups = groupsOf(known, { language, t, commands: commands ?? [], ask });
    options = groups.flatMap((group) => group.options);
    drawList(list, { known, groups }, { t, icon: partOf(dialog, 'svg'), ask });
    combobox.offer(options);
    showExcerpts(options);
  });
  /** Shows what was missing, but takes nothing away from under a press: it would lead nowhere. */
  const showFound = () => {
    if (!dialog.open || !commands || known.words === '' || known.answer) return;
    if (list.matches(':active')) requestAnimationFrame(showFound);
    else drawing.now();
  };
  const answering = createAnswering(dialog.dataset.index, showFound);

  adoptStyles(dialogStyles);
  field.form?.append(productFilter(t));
  list.after(keysRow(t));
  listen(dialog, drawing, combobox.forget, lost.end);
  return {
    begin: () => {
      lost.begin();
      answering.retry();
      combobox.forget();
      commands = commandsOf(t, language);
      drawing.now();
    },
    load: answering.load,
  };
}

/** Draws again what typing changes, and tells of that and of the end of an opening. */
function listen(dialog: HTMLDialogElement, drawing: ReturnType<typeof inNextFrame>, onTyping: () => void, onEnd: () => void): void {
  dialog.addEventListener('input', () => {
    onTyping();
    drawing.soon();
  });
  // A key that moves or chooses is for what has been typed by then.
  dialog.addEventListener('keydown', ({ key }) => key.length > 1 && drawing.flush(), true);
  dialog.addEventListener('close', () => dialog.open || onEnd());
}
