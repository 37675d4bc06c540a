import { excerptOf } from '../../../search/excerpt.ts';
import { fetchOnce } from '../../platform/fetch-json.ts';
import { marked } from './marked.ts';
import { idOf, type SearchOption } from './options.ts';

/** Excerpts are fetched once the reader's fingers rest, in milliseconds. */
const FETCH_AFTER_MS = 80;
/** Characters of an excerpt: what a line can show. */
const EXCERPT_LENGTH = 110;

/** The texts of pages' sections, by the name that the index gives them. */
const texts = new Map<string, string[]>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Gives the options that are shown their excerpts, as the texts arrive. Offline some may never do: a result is complete without. */
export function showExcerpts(options: readonly SearchOption[]): void {
  clearTimeout(timer);
  for (const option of options) showExcerpt(option);
  const files = options.flatMap(({ found }) => found?.text?.file ?? []);
  const missing = new Set(files.filter((file) => !texts.has(file)));
  if (missing.size === 0) return;
  timer = setTimeout(async () => {
    await Promise.allSettled([...missing].map(load));
    for (const option of options) showExcerpt(option);
  }, FETCH_AFTER_MS);
}

async function load(name: string): Promise<void> {
  texts.set(name, await fetchOnce<string[]>(`/toolpad/assets/search/texts-${name}.json`));
}

function showExcerpt(option: SearchOption): void {
  const { excerpt, text: { file = '', at = 0 } = {}, terms = [] } = option.found ?? {};
  const text = excerpt ?? texts.get(file)?.[at];
  // What was asked meanwhile may have another list.
  const line = text && document.querySelector(`#${CSS.escape(idOf(option))} small`);
  if (line) line.replaceChildren(...marked(excerptOf(text, terms, EXCERPT_LENGTH), terms));
}
