import { describe, expect, test } from 'vitest';
import { callTool, connectAgent, useAgent } from '../../helpers/agents/agent.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get, runtime } = useWorker();
const { call } = useAgent(get);

describe('report_problem', () => {
  const stored = async () => {
    const database = await runtime().getD1Database('DB');
    const { results } = await database.prepare('select page, rating, comment, section, language from feedback').all();
    return results;
  };

  test('stores it as feedback that the page did not help', async () => {
    const { text, isError } = await call('report_problem', {
      page: `https://mui.com${PAGE}#installation`,
      comment: 'The import is wrong.',
    });
    expect([text, isError]).toEqual(['The report is stored. Thank you.', false]);
    expect(await stored()).toEqual([{ page: PAGE, rating: 0, comment: 'The import is wrong.', section: 'installation', language: 'en' }]);
  });

  test.each([
    [{ page: '/toolpad/nothing', comment: 'x' }, 'No page has this path'],
    [{ page: PAGE, comment: '   ' }, 'The comment is empty'],
    [{ page: PAGE, comment: 'x'.repeat(2001) }, 'has 2001 characters. Send 1 to 2000.'],
    [{ page: PAGE }, '`comment` is missing'],
  ])('%j → %s, and nothing is stored', async (input, part) => {
    const before = (await stored()).length;
    const { text, isError } = await callTool(await connectAgent(get, '203.0.113.2'), 'report_problem', input);
    expect(isError).toBe(true);
    expect(text).toContain(part);
    expect(await stored()).toHaveLength(before);
  });

  test('more than ten a minute → wait', async () => {
    const eager = await connectAgent(get, '203.0.113.3');
    const texts: string[] = [];
    // More than fit into two minutes of the clock, by which the binding counts.
    for (let index = 0; index < 24; index += 1)
      texts.push((await callTool(eager, 'report_problem', { page: PAGE, comment: `Report ${index}.` })).text);
    expect(texts[0]).toMatch(/^The report is stored/);
    expect(texts).toContainEqual(expect.stringMatching(/^Too many reports/));
  });
});
