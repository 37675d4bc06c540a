import { isProblem, parseSearch, type RawSearch, type Search } from '../../../search/parse-search.ts';
import type { FoundSection, SearchAnswer } from '../../../search/search-answer.ts';
import { edgeAnswer } from './edge-answer.ts';

/** A section with its excerpt, or with where its text is: a file of texts, and its place in it. */
export type DialogHit = FoundSection & { excerpt?: string; text?: { file: string; at: number } };

export type DialogAnswer = SearchAnswer<DialogHit>;

/** What is known of a query: the words that are searched for, whether they were refused, and the answer, unless it is coming or cannot be had. */
export type KnownAnswer = { words: string; isRefused?: boolean; isLost?: boolean; answer?: DialogAnswer };

/** As many sections as are looked at. */
const MAX_HITS = 10;
/** An edge that takes longer is not waited for, in milliseconds. */
const EDGE_LATE_MS = 1000;

type EdgeAsked = { search: string; isLost?: boolean; answer?: DialogAnswer };

/**
 * Answers from the index, and until that has come, from the edge: a first answer is 2 KB from there, and the index is 70, with an engine
 * that slow processors take a while for. Calls `onAnswer` when more is known than before.
 */
export function createAnswering(indexUrl: string, onAnswer: () => void) {
  let isLoading = false;
  let fromIndex: ((search: Search) => DialogAnswer) | undefined;
  let hasNoIndex = false;
  let asked: EdgeAsked | undefined;

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import('./index-answers.ts')
      .then(({ indexAnswers }) => indexAnswers(indexUrl))
      .then(
        (answers) => {
          fromIndex = answers;
        },
        () => {
          // The next search tries again.
          isLoading = false;
          hasNoIndex = true;
        },
      )
      .then(onAnswer);
  };
  const askEdge = (wanted: Search): EdgeAsked => {
    const search = JSON.stringify(wanted);
    if (asked?.search === search) return asked;
    const asking: EdgeAsked = { search };
    asked = asking;
    const late = setTimeout(load, EDGE_LATE_MS);
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
        load();
      });
    return asking;
  };

  return {
    load,
    /** Lets what was lost be asked for again. */
    retry() {
      if (asked?.isLost) asked = undefined;
    },
    /** What is known of a query as it stands. */
    answerTo(raw: RawSearch): KnownAnswer {
      const search = parseSearch({ ...raw, limit: MAX_HITS });
      if (isProblem(search)) return { words: '', isRefused: true };
      const words = search.query;
      if (words === '') return { words };
      if (fromIndex) return { words, answer: fromIndex(search) };
      const { answer, isLost } = askEdge(search);
      return { words, answer, isLost: isLost && hasNoIndex };
    },
  };
}
