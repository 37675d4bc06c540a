import { measureAds } from './ads.ts';
import { measureBuilds } from './builds.ts';
import { measureDemoPage } from './demo-page.ts';
import { measureEdge } from './edge.ts';
import { measureFirstInteractions } from './first-interactions.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { measureOffline } from './offline.ts';
import { measureSearch } from './search.ts';
import { printTable } from './table.ts';
import { measureWeights } from './weights.ts';

// One after the other: on a small machine two measurements at once would measure each other.
const rows = [
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
printTable(rows);
process.exit(0);
