import { measureAds } from './ads.ts';
import { measureBuilds } from './builds.ts';
import { measureDemoPage } from './demo-page.ts';
import { measureEdge } from './edge.ts';
import { measureFirstInteractions } from './first-interactions.ts';
import { measureGrowth, pagesAsked } from './growth.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { measureOffline } from './offline.ts';
import { measureSearch } from './search.ts';
import { printTable, type Row } from './table.ts';
import { measureWeights } from './weights.ts';

const pages = pagesAsked(process.argv.slice(2));
// Growth is asked for alone: it builds sites of its own, and takes as long as all the rest.
printTable(pages === undefined ? await measureSite() : await measureGrowth(pages));
process.exit(0);

/** One after the other: on a small machine two measurements at once would measure each other. */
async function measureSite(): Promise<Row[]> {
  return [
    ...(await measureBuilds()),
    ...(await measureWeights()),
    ...(await measureEdge()),
    ...(await measureAds()),
    ...(await measureInteractions()),
    ...(await measureFirstInteractions()),
    ...(await measureNavigation()),
    ...(await measureDemoPage()),
    ...(await measureOffline()),
    ...(await measureSearch()),
    ...(await measureLighthouse()),
  ];
}
