import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test.each([
  ['http', "await fetch('http://127.0.0.1:8443')"],
  ['https', "await fetch('https://127.0.0.1:8443')"],
  ['a socket', "(await import('node:net')).connect(8443, '127.0.0.1')"],
  [
    'a Node of its own',
    "(await import('node:child_process')).execFileSync(process.execPath, ['-e', 'fetch(`http://127.0.0.1:8443`)'], { stdio: 'inherit' })",
  ],
])('a command without a network fails at %s', (_, code) => {
  const env = { ...process.env, NODE_OPTIONS: `--import=${pathToFileURL(resolve('test/setup/no-network.ts'))}` };
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8', env });
  expect(status).not.toBe(0);
  expect(stderr).toContain('This command may connect to nobody.');
});
