import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SETTINGS, type Settings } from '../../client/search/settings.ts';
import { runCommand } from '../../scripts/shared/command.ts';
import { QUERY_GROUPS } from '../fixtures/search-queries/groups.ts';
import { builtIndex } from '../helpers/search-index.ts';
import { figuresOf, type Judgment, judge } from './judge.ts';
import { changesIn, stepsOf, tableOf } from './report.ts';
import { climb, type Worth } from './settings.ts';

/** What the last run found, to compare with. */
const LAST = '.data/search-judge.json';

function lastRun(): Record<string, Judgment[]> {
  try {
    return JSON.parse(readFileSync(LAST, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${LAST} cannot be read. Remove it and run \`npm run search:judge\` again.`, { cause: error });
  }
}

async function judgeAll(): Promise<void> {
  const indexes = { en: builtIndex('en'), zh: builtIndex('zh') };
  const last = lastRun();
  const groups = QUERY_GROUPS.map((group) => ({ ...group, judgments: judge(indexes[group.language], group.queries) }));
  const places = (['in place', 'beside the other'] as const).flatMap((place) =>
    [false, true].map((isHeldOut) => {
      const asked = QUERY_GROUPS.filter(({ heldOut = false }) => heldOut === isHeldOut);
      const judgments = asked.flatMap(({ language, queries }) => judge(indexes[language], queries, place));
      return { name: `${place}, ${isHeldOut ? 'held out' : 'seen'}`, judgments };
    }),
  );
  const lines = [...groups, ...places].map(({ name, judgments }) => ({
    name,
    now: figuresOf(judgments),
    before: last[name] && figuresOf(last[name]),
  }));
  console.log(tableOf(lines));
  console.log(groups.flatMap(({ name, heldOut, judgments }) => (heldOut ? [] : changesIn(name, judgments, last[name] ?? []))).join('\n'));
  mkdirSync(dirname(LAST), { recursive: true });
  writeFileSync(LAST, JSON.stringify(Object.fromEntries([...groups, ...places].map(({ name, judgments }) => [name, judgments]))));
}

/** How good settings are on either part: the mean of the right page first, its reciprocal rank, and the right section first. */
function worthOf(settings: Settings): Worth {
  const indexes = { en: builtIndex('en', settings), zh: builtIndex('zh', settings) };
  const of = (isHeldOut: boolean) => {
    const groups = QUERY_GROUPS.filter(({ heldOut = false }) => heldOut === isHeldOut);
    const { page1, mrr, section1 } = figuresOf(groups.flatMap(({ language, queries }) => judge(indexes[language], queries)));
    return (page1 + mrr + section1) / 3;
  };
  return { seen: of(false), heldOut: of(true) };
}

async function compareSettings(): Promise<void> {
  const { settings, steps } = climb(worthOf);
  console.log(stepsOf(worthOf(SETTINGS), steps, worthOf(settings)));
}

await runCommand(process.argv.includes('--settings') ? compareSettings : judgeAll);
