import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Workshop } from '../../../../scripts/guides/workshop.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('Workshop', () => {
  test('remembers where it is, as a shell does', async () => {
    const workshop = new Workshop(folder);
    for (const command of ['mkdir -p "a/(b)"', 'cd a', 'echo 7 > n.txt']) await workshop.run(command);
    workshop.write('(b)/c.txt', 'text');
    expect(readFileSync(join(folder, 'a/n.txt'), 'utf8')).toBe('7\n');
    expect(readFileSync(join(folder, 'a/(b)/c.txt'), 'utf8')).toBe('text');
  });

  test('reads what a command prints', async () => {
    const workshop = new Workshop(folder);
    await expect(workshop.run('echo HTTP/1.1 401', ['401'])).resolves.toBeUndefined();
    await expect(workshop.run('echo HTTP/1.1 200', ['401'])).rejects.toThrow('The command does not print “401”.\nHTTP/1.1 200');
  });

  test('waits for what runs beside it to write a file', async () => {
    const workshop = new Workshop(folder);
    workshop.startBeside('sleep 0.3; echo late > part.txt; mv part.txt late.txt');
    await workshop.written('late.txt');
    expect(readFileSync(join(folder, 'late.txt'), 'utf8')).toBe('late\n');
    await workshop.close();
  });

  test('knows every folder that it was in', async () => {
    const workshop = new Workshop(folder);
    for (const command of ['mkdir a', 'cd a', 'cd ..']) await workshop.run(command);
    expect(workshop.folders).toEqual([folder, join(folder, 'a'), folder]);
  });

  test('runs a service beside the commands until it closes', async () => {
    const workshop = new Workshop(folder, { env: { WORDS: 'from the guide' } });
    workshop.startBeside('echo "$WORDS" > started.txt; trap "echo ended > ended.txt; exit" TERM; while :; do sleep 0.05; done');
    await workshop.run('until test -s started.txt; do sleep 0.05; done');
    expect(readFileSync(join(folder, 'started.txt'), 'utf8')).toBe('from the guide\n');
    await workshop.close();
    expect(readFileSync(join(folder, 'ended.txt'), 'utf8')).toBe('ended\n');
  });

  test.each([
    ['echo one; exit 3', /^The command ended with 3\.\none$/],
    ['echo ENOSPC: no space left on device >&2; exit 1', /^The disk is full\./],
    ['echo npm error code EAI_AGAIN; exit 1', /^The network or the registry does not answer\./],
    ['echo Error: listen EADDRINUSE; exit 1', /^The port is in use\./],
    ['kill -9 $$', /^The command was ended from outside/],
  ])('says why `%s` fails', async (command, message) => {
    await expect(new Workshop(folder).run(command)).rejects.toThrow(message);
  });
});
