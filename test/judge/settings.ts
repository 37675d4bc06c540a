import { SETTINGS, type Settings } from '../../client/search/settings.ts';

/** Each number becomes so many times itself. */
const FACTORS = [0.75, 1.35];

type Group = Record<string, number>;

/** A change of one number of the settings, by its name: `places.title`. */
type Change = { name: string; value: number };

/** The same settings but for one number. */
function changed(settings: Settings, { name, value }: Change): Settings {
  const [first = '', second] = name.split('.');
  const own = settings[first as keyof Settings];
  return { ...settings, [first]: second === undefined ? value : { ...(own as Group), [second]: value } };
}

/** Names and numbers of the settings, those of groups under both names. */
function numbersOf(settings: Settings): [name: string, value: number][] {
  return Object.entries(settings).flatMap(([name, value]): [string, number][] =>
    typeof value === 'number' ? [[name, value]] : Object.entries(value).map(([inner, number]) => [`${name}.${inner}`, number]),
  );
}

/** How good settings are on the queries that choose, and on those that are held out. */
export type Worth = { seen: number; heldOut: number };

/** What one change does: both parts after it, and whether it was kept. */
export type Step = Change & { from: number; worth: Worth; isKept: boolean };

/** Less than this is chance, in the mean of about seven hundred queries. */
const WORTH_KEEPING = 0.0008;

/** Tries each number of the settings a little less and more, and keeps what the seen queries gain by. The others have no say. */
export function climb(worthOf: (settings: Settings) => Worth, start: Settings = SETTINGS): { settings: Settings; steps: Step[] } {
  let settings = start;
  let best = worthOf(settings).seen;
  const steps: Step[] = [];
  for (const [name, from] of numbersOf(start)) {
    const tried = FACTORS.map((factor): Step => {
      const value = Number((from * factor).toPrecision(2));
      return { name, value, from, worth: worthOf(changed(settings, { name, value })), isKept: false };
    });
    const [first] = tried.toSorted((a, b) => b.worth.seen - a.worth.seen);
    if (first && first.worth.seen >= best + WORTH_KEEPING) {
      first.isKept = true;
      best = first.worth.seen;
      settings = changed(settings, first);
    }
    steps.push(...tried);
  }
  return { settings, steps };
}
