import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const MODULE = pathToFileURL('scripts/start/missing-hashes.mjs').href;
const here = { os: [process.platform], cpu: [process.arch] };

/** Runs an install's first step in a folder with these packages, where the registry answers in one way; returns what is left of them. */
function fill(packages: Record<string, object>, answer: string) {
  const folder = mkdtempSync(join(tmpdir(), 'missing-hashes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" >&2\necho '${answer}'\n`, { mode: 0o755 });
  const script = `import('${MODULE}').then(({ fillMissingHashes }) => fillMissingHashes())`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: Record<string, object> };
  return { status, said: stdout + stderr, packages: lock.packages };
}

test('a package of this machine without a hash gets the one that the registry names, and keeps it', () => {
  const { status, said, packages } = fill({ 'node_modules/@a/b': { version: '1.0.0', ...here } }, 'sha512-abc+/==');
  expect(status).toBe(0);
  expect(said).toContain('lacked the hashes of 1 packages');
  expect(packages['node_modules/@a/b']).toEqual({ version: '1.0.0', ...here, integrity: 'sha512-abc+/==' });
});

test.each(['', 'sha1-abc', 'npm error 404', 'sha512-a b'])(
  'a registry that answers %j → nothing is installed, and the lock file is as it was',
  (answer) => {
    const wanted = { 'node_modules/a': { version: '1.0.0' } };
    const { status, said, packages } = fill(wanted, answer);
    expect(status).toBe(1);
    expect(said).toContain('The registry has no hash of a 1.0.0, so nothing is installed.');
    expect(packages).toEqual(wanted);
  },
);

test('packages with a hash, of other machines, and of the project itself → nobody is asked', () => {
  const wanted = {
    'content/demos': {},
    'node_modules/demos': { link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/b': { version: '1.0.0', os: ['none'] },
    'node_modules/c': { version: '1.0.0', cpu: ['none'] },
  };
  expect(fill(wanted, 'sha512-y')).toEqual({ status: 0, said: '', packages: wanted });
});
