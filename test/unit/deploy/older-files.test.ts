import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keepOlderFiles, listFirstFiles } from '../../../scripts/deploy/older-files.ts';

const ORIGIN = 'https://docs.example';

function builtFolder(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'older-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'toolpad/assets'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, file), file);
  return folder;
}

/** A live site that has these addresses and nothing else. */
const site = (bodies: Record<string, string>) => async (url: string) => {
  const body = bodies[url.slice(ORIGIN.length + 1)];
  return body === undefined ? new Response(null, { status: 404 }) : new Response(body);
};

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'toolpad/assets/builds.json'), 'utf8')) as Record<string, string>[];

/** What a manifest says of files whose text is given. */
const build = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, createHash('sha256').update(text).digest('hex')]));

describe('keepOlderFiles', () => {
  test('takes nothing along when the site is not there yet', async () => {
    const folder = builtFolder(['toolpad/assets/entry-a.js']);
    expect(await keepOlderFiles(ORIGIN, folder, site({}))).toBe(0);
    expect(manifestOf(folder)).toEqual([build({ 'toolpad/assets/entry-a.js': 'toolpad/assets/entry-a.js' })]);
  });

  test('lists the files of the first build without asking anyone', () => {
    const folder = builtFolder(['toolpad/assets/entry-a.js']);
    listFirstFiles(folder);
    expect(manifestOf(folder)).toEqual([build({ 'toolpad/assets/entry-a.js': 'toolpad/assets/entry-a.js' })]);
  });

  test('says what to do where no site answers', async () => {
    const folder = builtFolder(['toolpad/assets/entry-a.js']);
    const nobody = () => Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) }));
    await expect(keepOlderFiles(ORIGIN, folder, nobody)).rejects.toThrow(
      'https://docs.example/toolpad/assets/builds.json cannot be reached (ENOTFOUND). Check that the live site is up and deploy again; if there is none yet, run `npm run deploy -- --first`.',
    );
  });

  test('downloads what earlier builds published and this one lacks', async () => {
    const folder = builtFolder(['toolpad/assets/entry-b.js']);
    const live = site({
      'toolpad/assets/builds.json': JSON.stringify([build({ 'toolpad/assets/entry-a.js': 'old', 'toolpad/assets/entry-b.js': 'old' })]),
      'toolpad/assets/entry-a.js': 'old',
    });
    expect(await keepOlderFiles(ORIGIN, folder, live)).toBe(1);
    expect(readFileSync(join(folder, 'toolpad/assets/entry-a.js'), 'utf8')).toBe('old');
  });

  test('remembers five builds and forgets the sixth', async () => {
    const folder = builtFolder(['toolpad/assets/entry-6.js']);
    const names = [5, 4, 3, 2, 1].map((number) => `toolpad/assets/entry-${number}.js`);
    const files = Object.fromEntries(names.map((file) => [file, file]));
    const builds = names.map((file) => build({ [file]: file }));
    await keepOlderFiles(ORIGIN, folder, site({ 'toolpad/assets/builds.json': JSON.stringify(builds), ...files }));
    expect(manifestOf(folder).flatMap((files) => Object.keys(files))).toEqual(
      [6, 5, 4, 3, 2].map((number) => `toolpad/assets/entry-${number}.js`),
    );
  });

  test.each([
    ['a path out of the folder', JSON.stringify([build({ 'toolpad/assets/../../evil.js': '' })])],
    ['another folder', JSON.stringify([build({ '_content/x.json': '' })])],
    ['a file without a hash', '[{"toolpad/assets/entry-b.js":""}]'],
    ['no list', '{}'],
  ])('refuses a manifest with %s', async (_what, manifest) => {
    const folder = builtFolder(['toolpad/assets/entry-a.js']);
    await expect(keepOlderFiles(ORIGIN, folder, site({ 'toolpad/assets/builds.json': manifest }))).rejects.toThrow();
    expect(existsSync(join(folder, 'evil.js'))).toBe(false);
  });

  test('stops when a listed file is gone', async () => {
    const folder = builtFolder(['toolpad/assets/entry-b.js']);
    const live = site({ 'toolpad/assets/builds.json': JSON.stringify([build({ 'toolpad/assets/entry-a.js': '' })]) });
    await expect(keepOlderFiles(ORIGIN, folder, live)).rejects.toThrow('answered 404');
  });

  test('stops when a file is not what its build published', async () => {
    const folder = builtFolder(['toolpad/assets/entry-b.js']);
    const live = site({
      'toolpad/assets/builds.json': JSON.stringify([build({ 'toolpad/assets/entry-a.js': 'as it was' })]),
      'toolpad/assets/entry-a.js': 'as somebody made it',
    });
    await expect(keepOlderFiles(ORIGIN, folder, live)).rejects.toThrow('is not what its build published');
    expect(existsSync(join(folder, 'toolpad/assets/entry-a.js'))).toBe(false);
  });
});
