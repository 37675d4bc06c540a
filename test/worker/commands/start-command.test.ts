import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';

const start = (environment: Record<string, string>) =>
  spawnSync('node', ['scripts/serve.ts'], { encoding: 'utf8', env: { ...process.env, ...environment } });

describe('npm start with a wrong value', () => {
  test.each([
    ['PORT', 'abc', 'PORT is `abc`, but it accepts a whole number from 1 to 65535. Set PORT=8787, or leave it out.'],
    ['PORT', '70000', 'PORT is `70000`'],
    ['DOCS_HOST', 'https://mui.com', 'DOCS_HOST is `https://mui.com`, but it accepts a host'],
    ['AD_FEED_URL', 'http://ads.example', 'AD_FEED_URL is `http://ads.example`, but it accepts an https address'],
    ['AD_FEED_TTL_S', '0', 'AD_FEED_TTL_S is `0`, but it accepts a whole number of seconds'],
    ['HSTS_PRELOAD', 'yes', 'HSTS_PRELOAD is `yes`, but it accepts `true` or `false`'],
  ])('%s=%s stops with %j', (name, value, message) => {
    const { status, stderr, stdout } = start({ [name]: value });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });

  test('a port in use stops with what to do', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
    const child = spawn('node', ['scripts/start.mjs', '--serves', 'scripts/serve.ts'], { env: { ...process.env, PORT: String(port) } });
    let stderr = '';
    child.stderr.on('data', (text) => (stderr += text));
    const status = await new Promise((resolve) => child.once('exit', resolve));
    server.close();
    expect({ status, stderr: stderr.trim() }).toEqual({
      status: 1,
      stderr: `Port ${port} is in use by process ${process.pid} (${readFileSync('/proc/self/comm', 'utf8').trim()}). Stop what listens there, or set PORT to another number.`,
    });
  });
});
