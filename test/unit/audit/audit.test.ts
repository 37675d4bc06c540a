import { describe, expect, test } from 'vitest';
import { parseAdvisories } from '../../../scripts/audit/advisories.ts';
import { isAllowed, unagreedLicenses } from '../../../scripts/audit/licenses.ts';
import { lockedThere, readLock, unlocked, unnamedScripts } from '../../../scripts/audit/lock-file.ts';

const SOUND = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };

describe('the lock file of the project', () => {
  const lock = readLock();

  test('has what is installed here, all of it with its integrity', () => {
    expect(Object.keys(lock).length).toBeGreaterThan(500);
    expect(unlocked(lock)).toEqual([]);
  });

  test('holds the Node that builds and deploys', () => {
    for (const cpu of ['x64', 'arm64']) expect(lock[`node_modules/node-linux-${cpu}`]?.integrity).toMatch(/^sha512-/);
    // The package of this name downloads another one when it is installed, which no lock file holds.
    expect(lock['node_modules/node']).toBeUndefined();
  });

  test('has no license that was not agreed to', () => {
    expect(unagreedLicenses(lock)).toEqual([]);
  });
});

describe('a package', () => {
  test.each([
    ['with its integrity', SOUND, 0, []],
    ['without', { version: '1.0.0' }, 1, []],
    ['with a weak hash', { integrity: 'sha1-x' }, 1, []],
    ['of macOS, whose hash is asked for there', { os: ['darwin'] }, 0, ['@b/c']],
    ['of macOS, which has it already', { ...SOUND, os: ['darwin'] }, 0, []],
    ['of macOS and others', { os: ['darwin', 'linux'] }, 1, []],
  ])('%s → problems: %3$i, locked on macOS: %4$j', (_, entry, problems, there) => {
    const lock = { 'node_modules/a/node_modules/@b/c': entry };
    expect(unlocked(lock)).toHaveLength(problems);
    expect(lockedThere(lock)).toEqual(there);
  });

  test.each([
    ['a script that is named', { c: true }, 0],
    ['a script that is not', {}, 1],
    ['a script that is refused', { c: false }, 1],
  ])('with %s', (_, allowed, problems) => {
    expect(
      unnamedScripts({ 'node_modules/a/node_modules/c': { ...SOUND, hasInstallScript: true }, 'node_modules/b': SOUND }, allowed),
    ).toHaveLength(problems);
  });

  test.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT AND (GPL-3.0-only OR ISC)', true],
    ['(GPL-3.0-only OR AGPL-3.0-only) AND MIT', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['', false],
  ])('under %j may be used: %s', (license, may) => {
    expect(isAllowed(license)).toBe(may);
    expect(unagreedLicenses({ 'node_modules/a': { license } })).toHaveLength(may ? 0 : 1);
  });

  test('that names no license must be read first', () => {
    expect(unagreedLicenses({ 'node_modules/a': {}, 'node_modules/xtend': {} })).toEqual([expect.stringContaining('no license')]);
  });
});

describe('what npm says of advisories', () => {
  test('a weakness → a problem', () => {
    const report = { auditReportVersion: 2, vulnerabilities: { a: { name: 'a', severity: 'high', range: '<1.2.3', via: [] } } };
    expect(parseAdvisories(JSON.stringify(report))).toEqual({ problems: [expect.stringMatching(/^a <1\.2\.3 .*high/)] });
  });

  test('none → no problem', () => {
    expect(parseAdvisories('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ problems: [] });
  });

  test('a registry without advisories → nobody knows', () => {
    expect(parseAdvisories('{"message":"405 Method Not Allowed","statusCode":405}')).toEqual({ unknown: '405 Method Not Allowed' });
  });

  test.each(['', '[]', '{}'])('%j → thrown', (output) => {
    expect(() => parseAdvisories(output)).toThrow();
  });
});
