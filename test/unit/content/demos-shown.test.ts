import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../helpers/project/site.ts';

/** Pages name the demos that they show; an island may show one too. */
const SHOWN_IN = ['content/pages/**/*.md', 'client/islands/*.tsx'];

test('every demo is shown somewhere', () => {
  const texts = SHOWN_IN.flatMap((pattern) => globSync(pattern)).map((file) => readFileSync(file, 'utf8'));
  const named = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
  const missing = [...site.demos().values()].filter(({ name }) => !named.has(name));
  const cures = missing.map(({ name, stylings }) => `${stylings.system?.file}: show it with ::demo{name="${name}" title="…"} in a page.`);
  expect(cures).toEqual([]);
});
