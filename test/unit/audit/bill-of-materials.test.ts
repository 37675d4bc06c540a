import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeBill } from '../../../scripts/audit/bill-of-materials.ts';

/** A folder for the bill, where npm says this and ends so. */
function whereNpmSays(output: string, status = 0): string {
  const folder = mkdtempSync(join(tmpdir(), 'bill-'));
  writeFileSync(join(folder, 'answer'), output);
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat '${join(folder, 'answer')}'\necho 'npm error code ESBOM' >&2\nexit ${status}\n`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return join(folder, 'build');
}

const bill = (components: object[]) => JSON.stringify({ bomFormat: 'CycloneDX', components });

test('what npm lists is written as it is, and counted', () => {
  const folder = whereNpmSays(bill([{ name: 'a' }, { name: 'b' }]));
  expect(writeBill(folder)).toEqual({ file: join(folder, 'sbom.cdx.json'), count: 2 });
  expect(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')).toBe(bill([{ name: 'a' }, { name: 'b' }]));
});

test.each([
  ['fails', '', 1, /^npm could not list the packages\. Run `npm sbom .*` to see why:\nnpm error code ESBOM/],
  ['fails after its list', bill([{ name: 'a' }]), 1, /^npm could not list the packages\./],
  ['says nothing', '', 0, /^npm listed the packages in no form of CycloneDX: nothing\. Install npm 11, then try again\.$/],
  ['says something else', 'Usage: npm <command>', 0, /^npm listed .*: Usage: npm <command>\. Install npm 11/],
  ['lists them in another form', '{"spdxVersion":"SPDX-2.3"}', 0, /^npm listed .*\. Install npm 11/],
  ['breaks off', bill([{ name: 'a' }]).slice(0, -2), 0, /^npm listed .*\. Install npm 11/],
  ['lists none', bill([]), 0, /^npm listed .*\. Install npm 11/],
])('an npm that %s → no bill, and what to do', (_, output, status, message) => {
  const folder = whereNpmSays(output, status);
  expect(() => writeBill(folder)).toThrow(message);
  expect(existsSync(folder)).toBe(false);
});

test('a place that cannot be written → thrown with its code, for the command to explain', () => {
  const folder = whereNpmSays(bill([{ name: 'a' }]));
  mkdirSync(folder);
  const file = join(folder, 'taken');
  writeFileSync(file, '');
  expect(() => writeBill(file)).toThrow(expect.objectContaining({ code: 'EEXIST' }));
});
