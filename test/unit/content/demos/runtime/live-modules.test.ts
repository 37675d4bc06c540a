import { describe, expect, test } from 'vitest';
import { MissingModule, type ModuleTable, requireFor } from '../../../../../content/demos/runtime/live-modules.ts';
import { lineOf, messageOf } from '../../../../../content/demos/runtime/live-problems.ts';

let loads = 0;
const group = (...specifiers: string[]) => ({
  specifiers,
  load: async () => {
    loads += 1;
    return { modules: Object.fromEntries(specifiers.map((name) => [name, { default: name, named: 1 }])) };
  },
});
const TABLE: ModuleTable = [group('react', 'react/jsx-runtime'), group('@a/b', '@a/b/c'), group('dayjs')];

describe('require', () => {
  test('fetches only the groups that are imported, each once', async () => {
    loads = 0;
    await requireFor(TABLE, ['react', '@a/b', '@a/b/c']);
    expect(loads).toBe(2);
  });

  test('gives modules as compiled code expects them, and names an export that is not there', async () => {
    const load = await requireFor(TABLE, ['@a/b']);
    expect(load('@a/b')).toMatchObject({ __esModule: true, default: '@a/b', named: 1 });
    expect(() => load('@a/b').other).toThrow("'@a/b' has no export named other.");
    expect(await Promise.resolve(load('@a/b'))).toMatchObject({ named: 1 });
  });

  test.each([
    ['lodash', ['react', '@a/b', 'dayjs']],
    ['./file', ['react', '@a/b', 'dayjs']],
    ['@a/b/d', ['@a/b', '@a/b/c']],
    ['@a', ['react', '@a/b', 'dayjs']],
    ['', ['react', '@a/b', 'dayjs']],
  ])('%j → missing, with %j in its place', async (specifier, offered) => {
    const failure = requireFor(TABLE, [specifier]);
    await expect(failure).rejects.toBeInstanceOf(MissingModule);
    await expect(failure).rejects.toMatchObject({ specifier, offered });
  });
});

describe('a problem', () => {
  const thrown = (stack: string) => Object.assign(new Error('x'), { stack });
  test.each([
    ['    at Demo (blob:null/0-1:12:9)\n    at blob:null/0-1:3:1', 12],
    ['Demo@blob:null/0-1:7:3\nrender@https://example.com/x.js:1:2', 7],
    ['    at render (https://example.com/x.js:1:2)', undefined],
    ['render@blob:https://example.com:8787/0-1:4:2', 4],
    ['', undefined],
  ])('%j → line %j', (stack, line) => {
    expect(lineOf(thrown(stack))).toBe(line);
  });

  test.each([
    [new TypeError('no'), 'TypeError: no'],
    ['words', 'words'],
    [7, '7'],
    [undefined, 'undefined'],
    [Object.create(null), 'Error'],
  ])('%o → %j', (error, message) => {
    expect(messageOf(error)).toBe(message);
  });
});
