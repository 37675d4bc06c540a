import type { AgentTask } from '../../fixtures/agent-tasks.ts';

type Call = (name: string, input?: object) => Promise<{ text: string; isError: boolean }>;

/** How an agent fared: the facts that it did not find, its calls, what they cost, and the pages that it read of. */
export type Work = { missing: RegExp[]; calls: number; tokens: number; pages: string[] };

/** How many hits an agent reads before it gives a search up. */
const READS = 3;

/** An address of a hit, as search_docs writes it. */
const ADDRESS = /\]\((https:\/\/[^)\s]+)\)/g;

/** What a text costs a model, about. */
export function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}

/** An agent that knows nothing but the tools: it searches, reads the best hits in their order, and stops when it has every fact. */
export async function workOn({ asks, product, facts }: AgentTask, call: Call): Promise<Work> {
  const work: Work = { missing: [...facts], calls: 0, tokens: 0, pages: [] };
  const ask = async (name: string, input: object) => {
    const { text } = await call(name, input);
    work.calls += 1;
    work.tokens += tokensOf(text);
    // What an excerpt hints at is not yet read.
    if (name !== 'search_docs') work.missing = work.missing.filter((fact) => !fact.test(text));
    return text;
  };
  for (const asked of asks) {
    if (work.missing.length === 0) break;
    if (asked.startsWith('api:')) {
      const text = await ask('get_component_api', { name: asked.slice(4), product });
      work.pages.push(new URL(/url: "([^"]+)"/.exec(text)?.[1] ?? 'https://none.invalid/').pathname);
      continue;
    }
    const hits = [...(await ask('search_docs', { query: asked, product, limit: READS })).matchAll(ADDRESS)].map(([, url = '']) => url);
    for (const url of hits) {
      if (work.missing.length === 0) break;
      await ask('get_page', { path: url });
      work.pages.push(new URL(url).pathname);
    }
  }
  return work;
}
