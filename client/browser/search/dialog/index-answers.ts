import { answerQuery } from '../../../search/answer-query.ts';
import { foundSection } from '../../../search/found-section.ts';
import { loadInPieces } from '../../../search/load-index.ts';
import type { IndexFile } from '../../../search/packed/index-file.ts';
import type { Search } from '../../../search/parse-search.ts';
import { fetchOnce } from '../../platform/fetch-json.ts';
import { inPieces } from '../../platform/in-pieces.ts';
import type { DialogAnswer } from './answering.ts';

/** Loads the index. Returns what answers searches from it. Throws when the index cannot be had. */
export async function indexAnswers(url: string): Promise<(search: Search) => DialogAnswer> {
  const index = await inPieces(loadInPieces(await fetchOnce<IndexFile>(url)));
  return ({ query, ...options }) => {
    const { hits, ...answer } = answerQuery(index, query, options);
    return { ...answer, hits: hits.map((hit) => ({ ...foundSection(hit), text: { file: hit.section.page.texts, at: hit.section.at } })) };
  };
}
