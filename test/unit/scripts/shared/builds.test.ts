import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

/** Makes a folder with these files the working folder: a process finds its builds there. */
function useWorkingFolder(files: Record<string, string> = {}): void {
  const home = process.cwd();
  process.chdir(temporaryProject(files).root);
  onTestFinished(() => process.chdir(home));
}

/** A process of its own, as far as builds go. */
async function freshProcess(build?: string) {
  vi.stubEnv('DOCS_BUILD', build);
  vi.resetModules();
  return await import('../../../../scripts/shared/builds.ts');
}

/** No process has this number: it is above what Linux and macOS give. */
const ENDED = '99999999';

afterEach(() => void vi.unstubAllEnvs());

describe('builds', () => {
  test('one that is not finished is nobody else’s', async () => {
    useWorkingFolder();
    const maker = await freshProcess();
    maker.beginBuild();
    expect(existsSync(maker.ownBuild())).toBe(true);
    const reader = await freshProcess();
    expect(() => reader.ownBuild()).toThrow('There is no build yet. Run `npm run build`.');
    maker.publishBuild();
    expect(reader.ownBuild()).toBe(maker.ownBuild());
  });

  test('a later one takes the place of the current build, not of one that is in use', async () => {
    useWorkingFolder({ 'build/made-1/users/0': '' });
    const reader = await freshProcess('build/made-1');
    const maker = await freshProcess();
    maker.beginBuild();
    maker.publishBuild();
    expect(reader.ownBuild()).toBe('build/made-1');
    expect((await freshProcess()).ownBuild()).toBe(maker.ownBuild());
  });

  test('a pinned one is that of the processes started from here, too', async () => {
    useWorkingFolder();
    const maker = await freshProcess();
    maker.beginBuild();
    maker.publishBuild();
    (await freshProcess()).pinBuild();
    expect(process.env.DOCS_BUILD).toBe(maker.ownBuild());
  });

  test('those that nobody uses any more are removed with the next', async () => {
    const users = { 'made-used': String(process.ppid), 'made-ended': ENDED };
    useWorkingFolder(Object.fromEntries(Object.entries(users).map(([build, pid]) => [`build/${build}/users/${pid}`, ''])));
    mkdirSync('build/made-unfinished');
    mkdirSync('build/fonts');
    writeFileSync('build/fonts/roboto.woff2', '');
    const { beginBuild, ownBuild, publishBuild } = await freshProcess();
    beginBuild();
    publishBuild();
    expect(readdirSync('build').sort()).toEqual(['current', 'fonts', 'made-used', ownBuild().slice('build/'.length)].sort());
  });
});
