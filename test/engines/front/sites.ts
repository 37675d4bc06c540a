import { afterAll } from 'vitest';
import { AD_HOSTS } from '../../../scripts/ad-network/feed.ts';
import { startAdNetwork } from '../../../scripts/ad-network/server.ts';
import type { EngineName } from '../../../scripts/shared/find-engines.ts';
import { freePort } from '../../helpers/project/free-port.ts';
import { startWorker } from '../../helpers/worker/worker.ts';
import { FIRST } from './first-script.ts';
import { Front } from './front.ts';

/** The site as `npm start` serves it, one that is its own docs host and so works offline, and one with an ad network. */
export type SiteName = 'plain' | 'docs host' | 'ads';

/** Firefox tells what its console says. */
const CONSOLE: Record<EngineName, string> = { firefox: '', webkit: FIRST.keepConsole };

/** The sites, each behind a front and started when it is first asked for, for the tests of a file. */
export function useSites(engine: EngineName): (name: SiteName) => Promise<Front> {
  const started = new Map<SiteName, Promise<Front>>();
  const endings: (() => unknown)[] = [];
  const start = async (script: string, vars: (host: string) => Record<string, string>) => {
    const [front, port, target] = [new Front(CONSOLE[engine] + script), await freePort(), await freePort()];
    const runtime = await startWorker({ port: target, vars: vars(`127.0.0.1:${port}`) });
    endings.push(() => runtime.dispose());
    await front.listen(port, target);
    endings.push(() => front.close());
    return front;
  };
  const startWithAds = async () => {
    const network = await startAdNetwork();
    endings.push(() => network.close());
    return await start(FIRST.drawHigh, () => ({ AD_SCRIPT_URL: `${network.url}/script/good.js`, AD_IMAGE_HOSTS: AD_HOSTS }));
  };
  const starts: Record<SiteName, () => Promise<Front>> = {
    plain: () => start('', () => ({})),
    'docs host': () => start('', (host) => ({ DOCS_HOST: host })),
    ads: startWithAds,
  };
  afterAll(() => Promise.all(endings.map((end) => end())));
  return (name) => {
    const front = started.get(name) ?? starts[name]();
    started.set(name, front);
    return front;
  };
}
