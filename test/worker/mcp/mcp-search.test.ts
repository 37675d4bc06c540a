import { describe, expect, test } from 'vitest';
import { DEMO_PAGE, useAgent } from '../../helpers/agents/agent.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();
const { call, client } = useAgent(get);

describe('search_docs', () => {
  test('sections with their addresses, best first; five unless asked otherwise', async () => {
    const { text, isError } = await call('search_docs', { query: 'hide navigation' });
    expect(isError).toBe(false);
    expect(text).toContain(`](https://mui.com${DEMO_PAGE}#`);
    expect(text.match(/^- \[/gm)).toHaveLength(5);
    expect((await call('search_docs', { query: 'navigation', limit: 2 })).text.match(/^- \[/gm)).toHaveLength(2);
  });

  test('of one product', async () => {
    const { text } = await call('search_docs', { query: 'installation', product: 'studio' });
    expect(text).toContain('/toolpad/studio/');
    expect(text).not.toContain('/toolpad/core/');
  });

  test.each(['侧边栏宽度', 'DashboardLayout侧边栏宽度'])('%s, without a language → pages of its language', async (query) => {
    expect((await call('search_docs', { query })).text).toContain(`](https://mui.com/zh${DEMO_PAGE}#sidebar-width)`);
  });

  test.each([
    ['qzxjqzxj', 'No section fits well. No section has: qzxjqzxj. Try fewer or other words, or list_pages.'],
    ['blockchain wallet dialog', 'No section fits well. No section has: blockchain, wallet. Try: dialog'],
    ['how to do it', 'These words are in most sections. Name a component, a prop or a task.'],
  ])('%s: what is doubtful is said instead', async (query, text) => {
    expect((await call('search_docs', { query })).text).toBe(text);
  });

  test('a word that no section has is named before what was found', async () => {
    expect((await call('search_docs', { query: 'traefik reverse proxy' })).text).toMatch(/^No section has: traefik\.\n\n- \[/);
  });

  test('what a misspelt query is taken to mean is said', async () => {
    expect((await call('search_docs', { query: 'dashbord layout' })).text).toMatch(/^Taken to mean: dashboard layout\n\n- \[/);
  });

  test('a section says how long it is, which demos it has, and whether its product is deprecated', async () => {
    expect((await call('search_docs', { query: 'hide navigation', limit: 1 })).text).toMatch(
      /\) \(\d+\.\d KB; demos DashboardLayoutHiddenNavigation\)\n/,
    );
    expect((await call('search_docs', { query: 'data providers cursor', product: 'studio', limit: 1 })).text).toContain(
      'deprecated product',
    );
  });

  test('programs get the same as data', async () => {
    const { content, structuredContent } = await client().callTool({
      name: 'search_docs',
      arguments: { query: 'hide navigation', limit: 3 },
    });
    const { results } = structuredContent as { results: { url: string }[] };
    expect(results).toHaveLength(3);
    const [first] = content as { text: string }[];
    for (const { url } of results) expect(first!.text).toContain(`](${url})`);
  });

  test('its addresses can be read with get_page', async () => {
    const { text } = await call('search_docs', { query: 'hide navigation', limit: 1 });
    const address = /\((https:[^)]+)\)/.exec(text)![1]!;
    expect((await call('get_page', { path: address })).isError).toBe(false);
  });
});
