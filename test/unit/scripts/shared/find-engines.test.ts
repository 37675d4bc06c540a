import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeMissing, findEngines } from '../../../../scripts/shared/find-engines.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.each([
  ['echo Mozilla Firefox 153.7.0esr', true],
  ['echo Mozilla Firefox 160.0', true],
  ['echo Mozilla Firefox 140.12.0esr', false],
  ['echo What?', false],
  ['exit 1', false],
])('a Firefox that does `%s` is one that the driver can speak to: %s', (does, isFound) => {
  const browser = join(folder, 'firefox-esr');
  writeFileSync(browser, `#!/bin/sh\n${does}\n`);
  chmodSync(browser, 0o755);
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  expect(findEngines().firefox).toEqual(isFound ? { browser } : undefined);
});

test('a machine without them is told in a line how to add them', () => {
  expect(describeMissing(['firefox', 'webkit'])).toBe(
    'Left out: the journeys in firefox and webkit. To run them too: apt-get update && apt-get install firefox-esr webkit2gtk-driver xvfb',
  );
  expect(describeMissing([])).toBe('');
});
