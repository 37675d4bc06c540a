import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll } from 'vitest';
import { AD_HOSTS } from '../../../scripts/ad-network/feed.ts';
import { type AdNetwork, startAdNetwork } from '../../../scripts/ad-network/server.ts';
import type { EngineName } from '../../../scripts/find-engines.ts';
import { freePort } from '../../helpers/free-port.ts';
import { startWorker } from '../../helpers/worker.ts';
import { FIRST } from './first-script.ts';
import { Front } from './front.ts';

/** The site as `npm start` serves it, one that is its own docs host and so works offline, and one with an ad network. */
export type SiteName = 'plain' | 'docs host' | 'ads';

/** Firefox tells what its console says. */
const CONSOLE: Record<EngineName, string> = { firefox: '', webkit: FIRST.keepConsole };

/** The three sites, each behind a front, for the tests of a file. */
export function useSites(engine: EngineName): Record<SiteName, Front> {
  const fronts = { plain: new Front(), 'docs host': new Front(), ads: new Front() };
  const runtimes: Miniflare[] = [];
  let network: AdNetwork;
  const start = async (front: Front, script: string, vars: (host: string) => Record<string, string>) => {
    const [port, target] = [await freePort(), await freePort()];
    front.script = script;
    await front.listen(port, target);
    runtimes.push(await startWorker({ port: target, vars: vars(`127.0.0.1:${port}`) }));
  };
  beforeAll(async () => {
    network = await startAdNetwork();
    const script = CONSOLE[engine];
    await start(fronts.plain, script, () => ({}));
    await start(fronts['docs host'], script, (host) => ({ DOCS_HOST: host }));
    await start(fronts.ads, script + FIRST.drawHigh, () => ({ AD_SCRIPT_URL: `${network.url}/script/good.js`, AD_IMAGE_HOSTS: AD_HOSTS }));
  });
  afterAll(async () => {
    for (const front of Object.values(fronts)) front.close();
    await Promise.all([...runtimes.map((runtime) => runtime.dispose()), network.close()]);
  });
  return fronts;
}
