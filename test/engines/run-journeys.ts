import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineName, findEngines, type Programs } from '../../scripts/shared/find-engines.ts';
import type { Engine } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';
import { useSites } from './front/sites.ts';
import { overflow } from './in-page.ts';
import { JOURNEYS } from './journeys.ts';
import { Reader } from './reader.ts';

const PROGRAMS = findEngines() as Programs;
const START: Record<EngineName, () => Promise<Engine>> = {
  firefox: () => startFirefox(PROGRAMS.firefox),
  webkit: () => startWebKit(PROGRAMS.webkit),
};

/** Every journey in one engine, each by a reader who was never here; at its end nothing was complained of and nothing reaches over the edge. */
export function runJourneys(name: EngineName): void {
  let engine: Engine;
  const siteAt = useSites(name);
  beforeAll(async () => {
    engine = await START[name]();
  });
  afterAll(() => engine.close());
  const journeys = JOURNEYS.filter(({ engines }) => engines?.includes(name) ?? true);
  test.each(journeys)('$name', async ({ run, site = 'plain' }) => {
    const front = await siteAt(site);
    front.isOffline = false;
    front.holds = undefined;
    front.heard.length = 0;
    front.asked.length = 0;
    const reader = new Reader(await engine.open(), front);
    try {
      await run(reader, front);
      for (const width of [390, 1440]) {
        await reader.resize(width);
        await reader.sees(0, overflow);
      }
      expect(await reader.messages()).toEqual([]);
    } finally {
      await reader.close();
    }
  });
}
