import type { AppContext } from '../context.ts';
import type { Suggestion } from './suggest-pages.ts';

/** The pages that a request's address may have meant; none when they cannot be looked up. */
export async function suggestionsFor(c: AppContext): Promise<Suggestion[]> {
  try {
    const { suggestPages } = await import('./suggest-pages.ts');
    return await suggestPages(c, new URL(c.req.url).pathname, c.var.page.language);
  } catch {
    // Without its titles the answer still says what it is and where to go on.
    return [];
  }
}
