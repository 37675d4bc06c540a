import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readShape } from '../../../../scripts/shared/read-shape.ts';

const schema = v.strictObject({ name: v.string() });
const place = (source: string) => readShape(schema, 'a.json', source).problems.map(({ file, line }) => `${file}:${line}`);

test.each([
  ['a comma too many', '{\n  "name": "x",\n}\n', 'a.json:3'],
  ['a comma that is missing', '{\n  "name": "x"\n  "b": 1\n}\n', 'a.json:3'],
  ['a word that is no value', '{\n\n  "name": abc\n}\n', 'a.json:3'],
  ['a text of two lines', '{\n  "name": "x\ny"\n}\n', 'a.json:2'],
  ['an end that comes too early', '{\n  "name": "x"\n', 'a.json:3'],
  ['another shape', '{\n  "name": "x",\n  "b": 1\n}\n', 'a.json:3'],
])('%s is found in its line', (_, source, line) => {
  expect(place(source)).toEqual([line]);
});

test('what is as it should be has no problem', () => {
  expect(readShape(schema, 'a.json', '{ "name": "x" }')).toEqual({ output: { name: 'x' }, problems: [] });
});
