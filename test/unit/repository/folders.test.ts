import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** How many files a reader of a folder takes in at a glance. */
const MAX_FILES = 25;
const IMPORT = /(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm;

function filesIn(...folders: string[]): string[] {
  return execFileSync('git', ['ls-files', ...folders, ':!test/fixtures'], { encoding: 'utf8' })
    .trim()
    .split('\n');
}

test('no folder of code holds more files than a reader takes in', () => {
  const counts = new Map<string, number>();
  for (const file of filesIn('client', 'worker', 'scripts', 'test')) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

test('no file of code is longer than CONTRIBUTING.md allows', () => {
  const [, limit] = /Files have at most (\d+) lines/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  const code = filesIn('client', 'worker', 'scripts', 'test').filter((file) => /\.tsx?$/.test(file));
  const lengths = code.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
  expect(lengths.filter(({ lines }) => lines > Number(limit))).toEqual([]);
});

/** Rooms whose folders are rooms of their own: they build on each other in one direction, too. */
const HALLS = ['client/browser', 'worker/views', 'scripts/content'];

/** `client/shared/address/docs-url.ts` → `client/shared`, and `client/browser/ads/ad-poll.ts` → `client/browser/ads`; what lies loose in `client`, `worker`, `scripts`, or a hall stands for itself. */
function roomOf(file: string): string {
  const hall = HALLS.find((folder) => file.startsWith(`${folder}/`));
  if (!hall) return file.split('/').slice(0, 2).join('/');
  return dirname(file) === hall ? file : dirname(file);
}

/** The imports from room to room, types and late ones among them: `[importer, imported]`. */
function doorsOf(file: string, text: string): [string, string][] {
  const imported = [...text.matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
  return imported.map((path): [string, string] => [roomOf(file), roomOf(path)]).filter(([from, to]) => from !== to);
}

/** The folders side by side between which a file imports, as deep as they lie: `client/blocks/fit` and `client/blocks/table`; none for what lies above. */
function neighborsOf(file: string, text: string): [string, string][] {
  return [...text.matchAll(IMPORT)].flatMap(([, path = '']): [string, string][] => {
    const [from, to] = [dirname(file).split('/'), dirname(join(dirname(file), path)).split('/')];
    const depth = from.findIndex((name, index) => name !== to[index]);
    if (depth < 1 || depth >= to.length) return [];
    return [[from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')]];
  });
}

/** The doors of circles, and those on a way from one circle to another: what is left when dead ends go, again and again. */
function circlesIn(doors: [string, string][]): [string, string][] {
  const [leaving, entered] = [new Set(doors.map(([from]) => from)), new Set(doors.map(([, to]) => to))];
  const left = doors.filter(([from, to]) => entered.has(from) && leaving.has(to));
  return left.length === doors.length ? left : circlesIn(left);
}

describe('circles', () => {
  test('are found, however long they are, and through every kind of import', () => {
    const files = {
      'client/a/x.ts': "import { y } from '../b/y.ts';",
      'client/b/y.ts': "const late = () => import('../c/deep/z.ts');",
      'client/c/deep/z.ts': "import type { X } from '../../a/x.ts';\nimport '../../d/side.ts';",
      'client/d/side.ts': "import { e } from '../e/e.ts';",
    };
    const doors = Object.entries(files).flatMap(([file, text]) => doorsOf(file, text));
    expect(circlesIn(doors)).toEqual([
      ['client/a', 'client/b'],
      ['client/b', 'client/c'],
      ['client/c', 'client/a'],
    ]);
  });

  test('are found inside a hall', () => {
    const files = { 'scripts/content/a/x.ts': "import '../loose.ts';", 'scripts/content/loose.ts': "import './a/x.ts';" };
    const doors = Object.entries(files).flatMap(([file, text]) => doorsOf(file, text));
    expect(circlesIn(doors)).toEqual(doors);
  });

  test('are found between folders side by side', () => {
    const files = {
      'client/blocks/a/x.ts': "import '../b/deep/y.ts';\nimport '../blocks.ts';",
      'client/blocks/b/deep/y.ts': "import '../../a/x.ts';\nimport './near.ts';",
      'client/blocks/blocks.ts': "import './a/x.ts';",
    };
    const neighbors = Object.entries(files).flatMap(([file, text]) => neighborsOf(file, text));
    expect(circlesIn(neighbors)).toEqual([
      ['client/blocks/a', 'client/blocks/b'],
      ['client/blocks/b', 'client/blocks/a'],
    ]);
  });

  test('are none: each folder of the code builds on others that know nothing of it', () => {
    const code = filesIn('client', 'worker', 'scripts').filter((file) => /\.tsx?$/.test(file));
    for (const read of [doorsOf, neighborsOf]) {
      const doors = code.flatMap((file) => read(file, readFileSync(file, 'utf8')));
      expect(doors.length).toBeGreaterThan(500);
      expect(circlesIn(doors)).toEqual([]);
    }
  });
});
