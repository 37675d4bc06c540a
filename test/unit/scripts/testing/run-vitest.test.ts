import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

/** A vitest that takes its time to end what its tests started. */
const VITEST = `#!${process.execPath}
const { writeFileSync } = require('node:fs');
process.on('SIGTERM', () => setTimeout(() => (writeFileSync('browsers-ended', ''), process.exit(1)), 300));
writeFileSync('began', '');
setInterval(() => {}, 1000);
`;
const PATIENCE = { timeout: 30_000 };

test.each<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s → the tests end what they started first', async (signal) => {
  const { root } = temporaryProject({ 'bin/vitest': VITEST });
  chmodSync(join(root, 'bin/vitest'), 0o755);
  const run = `
    import { runVitest } from ${JSON.stringify(resolve('scripts/testing/run-vitest.ts'))};
    await runVitest(['unit'], []);`;
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` };
  const leader = spawn(process.execPath, ['--input-type=module', '--eval', run], { cwd: root, env, stdio: 'ignore' });
  await vi.waitFor(() => expect(existsSync(join(root, 'began'))).toBe(true), PATIENCE);
  leader.kill(signal);
  expect(await once(leader, 'exit')).toEqual([1, null]);
  expect(existsSync(join(root, 'browsers-ended'))).toBe(true);
});
