import { afterAll, describe, expect, test } from 'vitest';
import { firstDifference, type Golden, hashOf, keepText, readGoldens, sourcesOfPages, writeGoldens } from '../helpers/html/goldens.ts';
import { outlineOf } from '../helpers/html/outline.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();
const updates = process.env.UPDATE_GOLDENS === '1';
const kept = updates ? new Map<string, Golden>() : readGoldens();
const sources = sourcesOfPages();
// A page whose words have been edited since says nothing about the code.
const comparable = [...sources].filter(([path, hash]) => updates || kept.get(path)?.sources === hash).map(([path]) => path);
const written = new Map<string, Golden>();

afterAll(() => {
  if (updates) writeGoldens(written);
});

async function textsOf(path: string) {
  const read = async (address: string) => (await get(address)).text();
  return {
    twin: `${await read(`${path}.md?variant=TS`)}\n${await read(`${path}.md?variant=JS`)}`,
    outline: outlineOf(await read(path)),
  };
}

describe('a page whose sources have not changed', () => {
  test.each(comparable)('%s → the same Markdown in both variants, the same outline', async (path) => {
    const texts = await textsOf(path);
    const hashes = { sources: sources.get(path)!, twin: hashOf(texts.twin), outline: hashOf(texts.outline) };
    expect(texts.outline.length).toBeGreaterThan(100);
    if (updates) {
      written.set(path, hashes);
      for (const [kind, text] of Object.entries(texts)) keepText(path, kind, text);
      return;
    }
    const changed = (['twin', 'outline'] as const).filter((kind) => hashes[kind] !== kept.get(path)?.[kind]);
    expect(changed.map((kind) => `The ${kind} changed. ${firstDifference(path, kind, texts[kind])}`)).toEqual([]);
  });

  test('is most pages: else write the goldens again, with UPDATE_GOLDENS=1', () => {
    expect(comparable.length).toBeGreaterThan(sources.size * 0.75);
  });
});
