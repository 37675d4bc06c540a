import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type DatabaseFault, workerWithFaultyDatabase } from '../../helpers/faults/faulty-database.ts';
import { storedRows } from '../../helpers/feedback/feedback.ts';
import { SENDERS, type Sender } from '../../helpers/feedback/feedback-senders.ts';
import { ask, startWorker, useWorker } from '../../helpers/worker/worker.ts';

const worker = workerWithFaultyDatabase();
const { get, runtime } = useWorker({ worker });

const NAMES = Object.keys(SENDERS) as (keyof typeof SENDERS)[];

/** Sends with a fault, which is not thanked for, then again without one. */
const thenAgain =
  (fault: DatabaseFault, edit = (words: string) => words) =>
  async ([sender]: Sender[], words: string) => {
    const first = await sender!.send(words, fault);
    return [first, await sender!.send(edit(words))];
  };
const edited = (words: string) => `${words}, edited`;

type Accident = {
  name: string;
  /** What happens, and whether each post was thanked for. */
  run: (senders: Sender[], words: string) => Promise<boolean[]>;
  thanked: boolean[];
  /** What stands in the database at the end. */
  stored: (words: string) => string[];
};

const once = (words: string) => [words];
const ACCIDENTS: Accident[] = [
  { name: 'slow D1, sent again before it stores', run: thenAgain('late'), thanked: [false, true], stored: once },
  { name: 'failing D1, sent again', run: thenAgain('failing'), thanked: [false, true], stored: once },
  { name: 'lost answer, sent again', run: thenAgain('lost'), thanked: [false, true], stored: once },
  {
    name: 'slow D1, edited and sent again',
    run: thenAgain('late', edited),
    thanked: [false, true],
    stored: (words) => [words, edited(words)],
  },
  {
    name: 'failing D1, edited and sent again',
    run: thenAgain('failing', edited),
    thanked: [false, true],
    stored: (words) => [edited(words)],
  },
  {
    name: 'lost answer, edited and sent again',
    run: thenAgain('lost', edited),
    thanked: [false, true],
    stored: (words) => [words, edited(words)],
  },
  {
    name: 'double press, at the same moment',
    run: ([sender], words) => Promise.all([sender!.send(words), sender!.send(words)]),
    thanked: [true, true],
    stored: once,
  },
  {
    name: 'double press, one after the other',
    run: async ([sender], words) => [await sender!.send(words), await sender!.send(words)],
    thanked: [true, true],
    stored: once,
  },
  {
    name: 'two tabs, one of them with a lost answer',
    run: ([sender], words) => Promise.all([sender!.send(words, 'lost'), sender!.send(words)]),
    thanked: [false, true],
    stored: once,
  },
  {
    name: 'the same words from another reader',
    run: ([one, other], words) => Promise.all([one!.send(words), other!.send(words)]),
    thanked: [true, true],
    stored: (words) => [words, words],
  },
];

const CELLS = NAMES.flatMap((sender) => ACCIDENTS.map((accident) => [sender, accident.name, accident] as const));

test.concurrent.each(CELLS)('%s × %s → nothing lost, nothing doubled', async (sender, name, { run, thanked, stored }) => {
  const words = `${sender} ${name}`;
  const senders = [SENDERS[sender](get), SENDERS[sender](get)];
  expect(await run(senders, words)).toEqual(thanked);
  const mine = async () =>
    (await storedRows(runtime())).map(({ comment }) => comment).filter((comment) => comment === words || comment === edited(words));
  // What stores late is there soon after.
  await vi.waitFor(async () => expect((await mine()).sort()).toEqual(stored(words).sort()), { timeout: 60_000, interval: 250 });
});

test.concurrent.each(NAMES)('%s × restart, with a lost answer before it and a second press after it → one row', async (name) => {
  const persist = mkdtempSync(join(tmpdir(), 'feedback-'));
  let now = await startWorker({ worker, persist });
  const sender = SENDERS[name]((path, init) => ask(now, path, init));
  expect(await sender.send('Before and after', 'lost')).toBe(false);
  await now.dispose();
  now = await startWorker({ worker, persist });
  expect([await sender.send('Before and after'), await sender.send('Before and after')]).toEqual([true, true]);
  expect(await storedRows(now)).toHaveLength(1);
  await now.dispose();
  rmSync(persist, { recursive: true, force: true });
});
