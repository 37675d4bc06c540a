import { expect, test } from 'vitest';
import { KEPT_CACHE, PAGES_CACHE } from '../../../client/shared/offline.ts';
import { pick, seededRandom } from '../../helpers/random.ts';
import { type Network, WorkerWorld } from '../../helpers/worker/worker-world.ts';

const PAGES = Array.from({ length: 8 }, (_, index) => `/toolpad/core/page-${index}`);
const OTHERS = 'other-tenant';
const SEQUENCES = 60;
const STEPS = 40;

/** What has to be stored now: the text of each page, and which of them were downloaded to be kept. */
type Model = { visited: Map<string, string>; kept: Map<string, string> };
type Step = (world: WorkerWorld, model: Model, page: string) => Promise<void>;

/** Visits a page on a network that brings nothing to store, and sees no rubbish where a copy is there. */
const badVisit =
  (network: Network): Step =>
  async (world, model, page) => {
    world.network = network;
    const stored = model.kept.get(page) ?? model.visited.get(page);
    const shown = await world.visit(page);
    if (stored && ['offline', 'fails'].includes(network)) expect(shown).toBe(stored);
    world.network = 'fair';
  };

const STEP: Record<string, Step> = {
  visit: async (world, model, page) => {
    expect(await world.visit(page)).toBe(world.contentOf(page));
    const place = model.kept.has(page) ? model.kept : model.visited;
    place.set(page, world.contentOf(page));
  },
  'drop in the middle of the page': badVisit('drops'),
  offline: badVisit('offline'),
  portal: badVisit('portal'),
  redirect: badVisit('redirect'),
  'failing server': badVisit('fails'),
  'page that is gone': async (world, model, page) => {
    await badVisit('gone')(world, model, page);
    if (!model.kept.delete(page)) model.visited.delete(page);
  },
  'full device': async (world, model, page) => {
    const [before] = [world.caches.textsOf(PAGES_CACHE)];
    world.caches.isFull = true;
    await world.visit(page);
    world.caches.isFull = false;
    const left = world.caches.textsOf(PAGES_CACHE);
    // The rule: what was read longest ago makes room, and half of it at most.
    expect([...left.keys()]).toEqual([...before.keys()].slice(before.size - left.size));
    expect(left.size).toBeGreaterThanOrEqual(Math.floor(before.size / 2));
    for (const path of before.keys()) if (!left.has(path)) model.visited.delete(path);
  },
  deploy: async (world) => {
    world.build += 1;
    await world.takeOver();
  },
  'keep all': async (world, model) => {
    await world.say('keep');
    for (const path of PAGES) {
      if (model.kept.get(path) !== world.contentOf(path)) model.visited.delete(path);
      model.kept.set(path, world.contentOf(path));
    }
  },
  'keep all, and the network drops': async (world) => {
    world.network = 'drops';
    await world.say('keep');
    world.network = 'fair';
  },
  'remove what is kept': async (world, model) => {
    await world.say('forgetKept');
    model.kept.clear();
  },
  'kill switch': async (world, model) => {
    await world.takeOver(true);
    expect(await world.caches.keys()).toEqual([OTHERS]);
    model.visited.clear();
    model.kept.clear();
    await world.takeOver();
  },
};

test.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
  'what is stored stays, unless its rule says otherwise: sequence %i',
  async (seed) => {
    const random = seededRandom(seed);
    const world = new WorkerWorld(PAGES);
    const model: Model = { visited: new Map(), kept: new Map() };
    await (await world.caches.open(OTHERS)).put('/shop', new Response('a shop'));
    await world.takeOver();
    const done: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      // Most of what readers do is reading.
      const name = random() < 0.4 ? 'visit' : pick(Object.keys(STEP), random);
      const page = pick(PAGES, random);
      done.push(`${name} ${page}`);
      await STEP[name]!(world, model, page);
      const kept = world.caches.textsOf(KEPT_CACHE);
      const keptPages = [...kept].filter(([path]) => PAGES.includes(path)).sort();
      expect([...world.caches.textsOf(PAGES_CACHE)].sort(), done.join('\n')).toEqual([...model.visited].sort());
      expect(keptPages, done.join('\n')).toEqual([...model.kept].sort());
      expect(world.caches.textsOf(OTHERS).get('/shop')).toBe('a shop');
    }
  },
);

test('a connection that breaks in the middle of a page, four times → every page is still there', async () => {
  const world = new WorkerWorld(PAGES);
  await world.takeOver();
  for (const page of PAGES) await world.visit(page);
  world.network = 'drops';
  for (const page of PAGES.slice(0, 4)) await world.visit(page);
  expect([...world.caches.textsOf(PAGES_CACHE).keys()].sort()).toEqual([...PAGES].sort());
});
