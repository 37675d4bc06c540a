import { doubtWords } from '../../../search/answer-words.ts';
import type { Translate } from '../../../shared/translate.ts';
import { partOf } from '../../platform/part-of.ts';
import type { KnownAnswer } from './answering.ts';
import { element } from './element.ts';
import { listBox } from './list-box.ts';
import type { OptionGroup } from './options.ts';
import { statusWords } from './status-words.ts';

/** What is said and offered for what stands in the field. */
type Content = { known: KnownAnswer; groups: OptionGroup[] };
/** `ask` puts another query into the field; icons are drawn like the one given. */
type Means = { t: Translate; icon: SVGElement; ask: (query: string) => void };

/** Fills the list under the field: another query to try, what makes the answer doubtful, the options, and the status in words. */
export function drawList(list: HTMLElement, { known, groups }: Content, { t, icon, ask }: Means): void {
  const { suggestion, doubt } = known.answer ?? {};
  const options = groups.flatMap((group) => group.options);
  // Commands are no results.
  const count = options.filter(({ found }) => found).length;
  const status = partOf(list, '[role=status]');
  // The status stays where it is: a live region that is new says nothing.
  while (list.firstChild !== status) list.firstChild?.remove();
  list.prepend(
    ...(suggestion ? [offer(t('search.didYouMean'), suggestion, ask)] : []),
    ...(doubt ? [element('p', {}, doubtWords(doubt, t))] : []),
    ...(doubt?.retry ? [offer(t('search.retry'), doubt.retry, ask)] : []),
    ...(options.length > 0 ? [listBox(t('search.results'), groups, icon)] : []),
  );
  list.ariaBusy = 'false';
  const { words, isSeen } = statusWords({ ...known, count }, t);
  status.className = isSeen ? 'status' : 'unseen';
  status.textContent = words;
}

/** Another query that can be had by a press. */
function offer(words: string, query: string, ask: Means['ask']): HTMLElement {
  const button = element('button', { type: 'button' }, query);
  button.addEventListener('click', () => ask(query));
  return element('p', {}, `${words} `, button);
}
