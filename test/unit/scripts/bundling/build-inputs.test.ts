import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildInputs, clientInputs, demoInputs } from '../../../../scripts/bundling/build-inputs.ts';

let project: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

function commit(file: string): void {
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parameters], { cwd: project });
  git('init', '--quiet');
  git('add', file);
  git('commit', '--quiet', '--message', 'First');
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'inputs-'));
  write('content/pages/core.md', 'Core');
  write('worker/app.ts', 'one');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(project, { recursive: true }));

test.each([
  ['a page is edited', () => write('content/pages/core.md', 'Core!')],
  ['a page is new', () => write('content/pages/studio.md', '')],
  ['a page is renamed', () => renameSync(join(project, 'content/pages/core.md'), join(project, 'content/pages/kit.md'))],
  ['code is edited', () => write('worker/app.ts', 'two')],
  ['a line moves from one file into the next', () => [write('content/pages/core.md', 'Co'), write('worker/app.ts', 'reone')]],
  ['other packages are locked', () => write('package-lock.json', '{"a":1}')],
  ['other packages are installed', () => write('node_modules/.package-lock.json', '{}')],
  ['the history has a commit of the content', () => commit('content')],
])('%s → another hash', (_, change) => {
  const before = buildInputs(project);
  change();
  expect(buildInputs(project)).not.toBe(before);
});

test.each([
  ['nothing happens', () => {}],
  ['a test is edited', () => write('test/app.test.ts', '')],
  ['something is built', () => write('build/current/worker/app.js', '')],
  ['a demo’s packages are linked', () => mkdirSync(join(project, 'content/demos/node_modules'), { recursive: true })],
  ['samples are checked', () => write('content/demos/build/samples-1/a.ts', '')],
  ['types are checked', () => write('client/tsconfig.tsbuildinfo', '')],
  ['the history has a commit of something else', () => commit('worker')],
])('%s → the same hash', (_, change) => {
  const before = buildInputs(project);
  change();
  expect(buildInputs(project)).toBe(before);
});

describe('what the client is bundled from', () => {
  const inputs = () => clientInputs(join(project, 'build/generated'), project);
  beforeEach(() => write('build/generated/translations.ts', ''));

  test.each([
    ['the client is edited', () => write('client/entry.ts', 'two')],
    ['a demo is edited', () => write('content/demos/crud/basic/system/index.tsx', 'two')],
    ['what bundles is edited', () => write('scripts/client/build-client.ts', 'two')],
    ['a word of the dictionary is edited', () => write('build/generated/translations.ts', 'two')],
    ['other packages are installed', () => write('node_modules/.package-lock.json', '{}')],
  ])('%s → another hash', (_, change) => {
    const before = inputs();
    change();
    expect(inputs()).not.toBe(before);
  });

  test.each([
    ['a page is edited', () => write('content/pages/core.md', 'Core!')],
    ['what the Worker knows of pages is generated again', () => write('build/generated/content.ts', 'two')],
    ['the search is generated again', () => write('build/generated/search.ts', 'two')],
    ['bundles have other names', () => write('build/generated/assets.ts', 'two')],
    ['samples are checked', () => write('content/demos/build/samples-1/a.ts', '')],
  ])('%s → the same hash', (_, change) => {
    const before = inputs();
    change();
    expect(inputs()).toBe(before);
  });
});

describe('what the demos are bundled from', () => {
  test.each([
    ['a demo is edited', () => write('content/demos/crud/basic/system/index.tsx', 'two')],
    ['what bundles is edited', () => write('scripts/demos/build-demos.ts', 'two')],
    ['a dictionary is edited', () => write('content/translations/en.json', '{}')],
  ])('%s → another hash', (_, change) => {
    const before = demoInputs(project);
    change();
    expect(demoInputs(project)).not.toBe(before);
  });

  test.each([
    ['a page is edited', () => write('content/pages/core.md', 'Core!')],
    ['another part of the build is generated', () => write('build/generated/translations.ts', 'two')],
  ])('%s → the same hash', (_, change) => {
    const before = demoInputs(project);
    change();
    expect(demoInputs(project)).toBe(before);
  });
});
