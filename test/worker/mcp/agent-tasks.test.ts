import { afterAll, describe, expect, test } from 'vitest';
import { type AgentTask, CORE_TASKS, FRESH_TASKS, STUDIO_TASKS } from '../../fixtures/agent-tasks.ts';
import { useAgent } from '../../helpers/agents/agent.ts';
import { tokensOf, type Work, workOn } from '../../helpers/agents/agent-at-work.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

/** What a task may cost in the median. */
const MEDIAN_TOKENS = 1500;

const { get } = useWorker();
const { call } = useAgent(get);
const TASKS = [...CORE_TASKS, ...STUDIO_TASKS, ...FRESH_TASKS];
const done: { task: AgentTask; work: Work; pages: number }[] = [];

/** What the same costs who reads the product's index and the pages as a whole. */
async function costOfPages({ product }: AgentTask, { pages }: Work): Promise<number> {
  const texts = [`/toolpad/${product}/llms.txt`, ...new Set(pages.map((path) => `${path}.md`))].map(async (path) =>
    (await get(path)).text(),
  );
  return (await Promise.all(texts)).reduce((sum, text) => sum + tokensOf(text), 0);
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

test('there are fifty, spread over both products', () => {
  expect([TASKS.length, new Set(TASKS.map(({ task }) => task)).size]).toEqual([50, 50]);
});

describe('an agent that searches and reads the best hits finds what the answer needs', () => {
  test.each(TASKS)('$task', async (task) => {
    const work = await workOn(task, call);
    done.push({ task, work, pages: await costOfPages(task, work) });
    expect(work.missing).toEqual([]);
  });

  test(`at ${MEDIAN_TOKENS} tokens in the median, which is less than whole pages`, () => {
    const tokens = median(done.map(({ work }) => work.tokens));
    expect(tokens).toBeLessThanOrEqual(MEDIAN_TOKENS);
    expect(tokens).toBeLessThan(median(done.map(({ pages }) => pages)));
  });
});

afterAll(() => {
  if (process.env.PRINT_TASKS !== '1') return;
  const row = (cells: (string | number)[]) => cells.map((cell, at) => (at === 0 ? `${cell}`.padEnd(66) : `${cell}`.padStart(12))).join('');
  const rows = done.map(({ task, work, pages }) =>
    row([task.task, `${task.facts.length - work.missing.length}/${task.facts.length}`, work.calls, work.tokens, pages]),
  );
  const medians = [
    median(done.map(({ work }) => work.calls)),
    median(done.map(({ work }) => work.tokens)),
    median(done.map(({ pages }) => pages)),
  ];
  process.stdout.write(
    `\n${[row(['task', 'facts', 'calls', 'tokens', 'whole pages']), ...rows, row(['median', '', ...medians])].join('\n')}\n`,
  );
});
