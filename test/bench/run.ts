import { measureAds } from './ads.ts';
import { measureBuilds } from './builds.ts';
import { measureColdSearch } from './cold-search.ts';
import { measureColorMode } from './color-mode.ts';
import { measureDemoPage } from './demo-page.ts';
import { measureEdge } from './edge.ts';
import { measureFirstInteractions } from './first-interactions.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureGrowth, pagesAsked } from './growth.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMainThread } from './main-thread.ts';
import { measureNavigation } from './navigation.ts';
import { measureOffline } from './offline.ts';
import { type Sites, serveSites } from './peer/serve-sites.ts';
import { measureSearch } from './search.ts';
import { type Row, startTable } from './table.ts';
import { measureWeights } from './weights.ts';

/** Builds come first: what follows measures the last one. */
const PARTS: Record<string, (sites: () => Promise<Sites>) => Promise<Row[]>> = {
  builds: measureBuilds,
  weights: measureWeights,
  edge: measureEdge,
  ads: measureAds,
  interactions: measureInteractions,
  'first-interactions': measureFirstInteractions,
  'demo-page': measureDemoPage,
  offline: measureOffline,
  search: measureSearch,
  'first-visit': async (sites) => measureFirstVisit(await sites()),
  'color-mode': async (sites) => measureColorMode(await sites()),
  'main-thread': async (sites) => measureMainThread(await sites()),
  'cold-search': async (sites) => measureColdSearch(await sites()),
  navigation: async (sites) => measureNavigation(await sites()),
  lighthouse: async (sites) => measureLighthouse(await sites()),
};

const given = process.argv.slice(2);
const pages = pagesAsked(given);
// Growth is asked for alone: it builds sites of its own, and takes as long as all the rest.
if (pages === undefined) await measureParts(partsAsked(given), startTable());
else startTable()(await measureGrowth(pages));
process.exit(0);

/** The parts that are named, or all. Throws for what is none. */
function partsAsked(names: string[]): string[] {
  const unknown = names.find((name) => !PARTS[name]);
  if (unknown !== undefined) throw new Error(`There is no part \`${unknown}\`. Name some of ${Object.keys(PARTS).join(', ')}.`);
  return Object.keys(PARTS).filter((name) => names.length === 0 || names.includes(name));
}

/** One after the other: on a small machine two measurements at once would measure each other. */
async function measureParts(names: string[], print: (rows: Row[]) => void): Promise<void> {
  let served: Promise<Sites> | undefined;
  const sites = () => {
    served ??= serveSites();
    return served;
  };
  for (const name of names) {
    console.error(`Measuring ${name} …`);
    print(await PARTS[name]!(sites));
  }
}
