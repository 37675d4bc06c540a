import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptFiles, keptFilesApart } from '../../../../scripts/bundling/kept-files.ts';

let folder: string;
let made: string[];
const [first, second] = ['first', 'second'].map((name) => () => join(folder, name)) as [() => string, () => string];

function write(build: string, file: string, text: string): void {
  mkdirSync(dirname(join(build, file)), { recursive: true });
  writeFileSync(join(build, file), text);
}

/** A build whose pages are there when its script is made. */
async function build(own: string, inputs: string, before?: string): Promise<string[]> {
  write(own, 'pages/home.json', own);
  return keptFiles('scripts', { own, before, inputs }, async () => {
    made.push(own);
    write(own, 'assets/chunks/a.js', own);
    return [own];
  });
}

const scriptOf = (own: string) => readFileSync(join(own, 'assets/chunks/a.js'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  made = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what the same inputs made is taken with what its maker returned; other files of that build are not', async () => {
  await build(first(), 'one');
  expect(await build(second(), 'one', first())).toEqual([first()]);
  expect(made).toEqual([first()]);
  expect(scriptOf(second())).toBe(first());
  expect(readFileSync(join(second(), 'pages/home.json'), 'utf8')).toBe(second());
});

test('it is taken again by the build after that, and stays when the first is gone', async () => {
  await build(first(), 'one');
  await build(second(), 'one', first());
  rmSync(first(), { recursive: true });
  const third = join(folder, 'third');
  await build(third, 'one', second());
  expect([made, scriptOf(third)]).toEqual([[first()], first()]);
});

test.each([
  ['other inputs', 'two', () => {}],
  ['a file that is gone', 'one', () => rmSync(join(first(), 'assets/chunks/a.js'))],
  ['no note of an older build', 'one', () => rmSync(join(first(), 'kept-scripts.json'))],
  ['a build that is gone', 'one', () => rmSync(first(), { recursive: true })],
])('with %s it is made', async (_, inputs, change) => {
  await build(first(), 'one');
  change();
  expect(await build(second(), inputs, first())).toEqual([second()]);
  expect([made, scriptOf(second())]).toEqual([[first(), second()], second()]);
});

test('what was not made to its end is not taken', async () => {
  const fail = keptFiles('scripts', { own: folder, before: undefined, inputs: 'one' }, async () => {
    write(folder, 'half.js', '');
    throw new Error('No.');
  });
  await expect(fail).rejects.toThrow('No.');
  expect(await build(second(), 'one', folder)).toEqual([second()]);
});

/** A build whose demos are made while its script is, in the same folders. */
async function buildApart(own: string, inputs: string, before?: string): Promise<void> {
  const putDemos = await keptFilesApart('demos', { own, before, inputs }, async (apart) => {
    made.push('demos');
    write(apart, 'assets/chunks/demo.js', own);
  });
  await build(own, inputs, before);
  putDemos();
}

test('what is made apart is put into the build at the end, and is not taken for what others made', async () => {
  await buildApart(first(), 'one');
  await buildApart(second(), 'one', first());
  expect(made).toEqual(['demos', first()]);
  expect([scriptOf(second()), readFileSync(join(second(), 'assets/chunks/demo.js'), 'utf8')]).toEqual([first(), first()]);
  expect(existsSync(join(first(), 'apart-demos'))).toBe(false);
  const noted = JSON.parse(readFileSync(join(second(), 'kept-scripts.json'), 'utf8'));
  expect(noted.files).toEqual(['assets/chunks/a.js']);
});

test('what was made apart of other inputs is made again', async () => {
  await buildApart(first(), 'one');
  await buildApart(second(), 'two', first());
  expect(made).toEqual(['demos', first(), 'demos', second()]);
});

test('what was not made to its end apart is in no build', async () => {
  const fail = keptFilesApart('demos', { own: folder, before: undefined, inputs: 'one' }, async (apart) => {
    write(apart, 'half.js', '');
    throw new Error('No.');
  });
  await expect(fail).rejects.toThrow('No.');
  expect(existsSync(join(folder, 'half.js'))).toBe(false);
});
