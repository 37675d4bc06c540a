import { isProblem, parseSearch, type RawSearch, type Search } from '../../../search/parse-search.ts';
import type { FoundSection, SearchAnswer } from '../../../search/search-answer.ts';
import { edgeAnswer } from './edge-answer.ts';

/** A section with its excerpt, or with where its text is: a file of texts, and its place in it. */
export type DialogHit = FoundSection & { excerpt?: string; text?: { file: string; at: number } };

export type DialogAnswer = SearchAnswer<DialogHit>;

/**
 * What is known of a query: the words that are searched for, whether they were refused, and the answer, unless it is coming or cannot be had;
 * `isOnPage` where the results page can have it still.
 */
export type KnownAnswer = { words: string; isRefused?: boolean; isLost?: boolean; isOnPage?: boolean; answer?: DialogAnswer };

/** Whether all that there is for a query is known, be it nothing. */
export function isAnswered({ answer, isRefused }: KnownAnswer): boolean {
  return Boolean(answer ?? isRefused);
}

/** Whether the answer is on its way: what is offered meanwhile is not the best there is. */
export function isComing({ words, answer, isRefused, isLost }: KnownAnswer): boolean {
  return words !== '' && !answer && !isRefused && !isLost;
}

/** As many sections as are looked at. */
const MAX_HITS = 10;
/** An edge that takes longer is not waited for, in milliseconds. */
const EDGE_LATE_MS = 1000;

/**
 * Answers from the index, and until that has come, from the edge: a first answer is 2 KB from there, and the index is 70, with an engine
 * that slow processors take a while for. A large site has no index for browsers. Calls `onAnswer` when more is known than before.
 */
export function createAnswering(indexUrl: string | undefined, onAnswer: () => void) {
  const { index, load } = indexOnDemand(indexUrl, onAnswer);
  const edge = edgeOnDemand(onAnswer, load);
  return {
    load,
    /** Lets what was lost be asked for again. */
    retry: edge.retry,
    /** What is known of a query as it stands. */
    answerTo(raw: RawSearch): KnownAnswer {
      const search = parseSearch({ ...raw, limit: MAX_HITS });
      if (isProblem(search)) return { words: '', isRefused: true };
      const words = search.query;
      if (words === '') return { words };
      if (index.answer) return { words, answer: index.answer(search) };
      const { answer, isLost } = edge.ask(search);
      return { words, answer, isLost: isLost && index.isLost, isOnPage: !indexUrl };
    },
  };
}

/** The index, which `load` loads. Calls `onChange` once it is there or has failed to come. */
function indexOnDemand(url: string | undefined, onChange: () => void) {
  let isLoading = false;
  const index: { answer?: (search: Search) => DialogAnswer; isLost: boolean } = { isLost: !url };
  const load = () => {
    if (isLoading || !url) return;
    isLoading = true;
    import('./index-answers.ts')
      .then(({ indexAnswers }) => indexAnswers(url))
      .then(
        (answer) => {
          index.answer = answer;
        },
        () => {
          // The next search tries again.
          isLoading = false;
          index.isLost = true;
        },
      )
      .then(onChange);
  };
  return { index, load };
}

type EdgeAsked = { search: string; isLost?: boolean; answer?: DialogAnswer };

/** Asks the edge, each search once while it is the last one. Calls `onAnswer` when the last has its answer or has none, and `loadIndex` then, or when it is late. */
function edgeOnDemand(onAnswer: () => void, loadIndex: () => void) {
  let asked: EdgeAsked | undefined;
  const ask = (wanted: Search): EdgeAsked => {
    const search = JSON.stringify(wanted);
    if (asked?.search === search) return asked;
    const asking: EdgeAsked = { search };
    asked = asking;
    const late = setTimeout(loadIndex, EDGE_LATE_MS);
    edgeAnswer(wanted)
      .then(
        (answer) => {
          asking.answer = answer;
        },
        () => {
          asking.isLost = true;
        },
      )
      .then(() => {
        clearTimeout(late);
        // Letters that come faster than answers: the last is waited for.
        if (asking !== asked) return;
        onAnswer();
        loadIndex();
      });
    return asking;
  };
  const retry = () => {
    if (asked?.isLost) asked = undefined;
  };
  return { ask, retry };
}
