import { chmodSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { UnpublishedError } from '../../../../../scripts/api/studio-package.ts';
import { addVersion } from '../../../../../scripts/api/versions/add-version.ts';
import { readVersions, type Version } from '../../../../../scripts/api/versions/shapes.ts';
import { temporaryProject } from '../../../../helpers/project/temporary-project.ts';

const PAGE = 'content/pages/core/list.md';
const version = (text: string, type: string): Version => ({
  version: text,
  needs: { peers: {}, optional: [], node: '*' },
  facts: { List: { kind: 'component' }, 'List.prop.rows': { type } },
});
const has = (type: string) => async (text: string) => version(text, type);
const hasNone = async (text: string): Promise<Version> => {
  throw new UnpublishedError(`@toolpad/studio@${text} is not on npm. Type a version that is.`);
};

test.each(['latest', '0.17', '^0.17.0', '0.17.0 && rm', '../0.17.0', ''])('says of %j what to type, and writes nothing', async (spec) => {
  const project = temporaryProject();
  await expect(addVersion(project, spec)).rejects.toThrow(
    `${spec} isn’t a version. Type one in full, such as \`npm run api -- --add 0.17.0\`.`,
  );
  expect(project.has('content')).toBe(false);
});

describe('A version that cannot be had', () => {
  /** An `npm` that fails as the real one does. */
  function npmThatSays(error: string): void {
    const tools = temporaryProject({ 'bin/npm': `#!/bin/sh\necho "${error}" >&2\nexit 1\n` });
    chmodSync(tools.at('bin/npm'), 0o755);
    vi.stubEnv('PATH', `${tools.at('bin')}:${process.env.PATH}`);
  }

  test.each([
    ['npm error code ETARGET', '@toolpad/core@9.9.9 is not on npm. Type a version that is.\n@toolpad/studio@9.9.9 is not on npm.'],
    ['npm error code ENOTFOUND', '@toolpad/core@9.9.9 cannot be fetched (ENOTFOUND). Try again when the registry can be reached.'],
  ])('%s → a sentence, and nothing is written', async (error, message) => {
    npmThatSays(error);
    const project = temporaryProject();
    await expect(addVersion(project, '9.9.9')).rejects.toThrow(message);
    expect(project.list('content/**/*.*')).toEqual([]);
  });

  test('of one product alone keeps none of the other', async () => {
    const project = temporaryProject();
    const breaks = async (): Promise<Version> => {
      throw new Error('@toolpad/studio@0.17.0 cannot be read.');
    };
    await expect(
      addVersion(project, '0.17.0', [
        ['core', has('number')],
        ['studio', breaks],
      ]),
    ).rejects.toThrow('cannot be read');
    expect(project.has('content')).toBe(false);
  });
});

describe('A published version', () => {
  test('says what changed, which pages name it, and which product has it not', async () => {
    const project = temporaryProject({ [PAGE]: 'The `rows` of `List`.', 'content/pages/core/other.md': 'A `List`.' });
    await addVersion(project, '0.16.0', [['core', has('number')]]);
    const said = await addVersion(project, '0.17.0', [
      ['core', has('string')],
      ['studio', hasNone],
    ]);
    expect(said).toBe(
      `core 0.17.0, compared with 0.16.0:\n~ List.prop.rows\nPages that name what changed:\n${PAGE}\n\n@toolpad/studio@0.17.0 is not on npm. Type a version that is.`,
    );
    expect(readVersions(project, 'core').map(({ version: text }) => text)).toEqual(['0.16.0', '0.17.0']);
  });

  test('takes the place of an older patch, and leaves a newer one', async () => {
    const project = temporaryProject();
    for (const text of ['0.12.0', '0.12.2']) await addVersion(project, text, [['core', has('number')]]);
    expect(await addVersion(project, '0.12.1', [['core', has('string')]])).toBe('core 0.12.1 stands behind 0.12.2, which is kept.');
    expect(readVersions(project, 'core').map(({ version: text }) => text)).toEqual(['0.12.2']);
  });

  test('with the same API says so', async () => {
    const project = temporaryProject();
    await addVersion(project, '0.1.0', [['studio', has('number')]]);
    expect(await addVersion(project, '0.2.0', [['studio', has('number')]])).toBe(
      'studio 0.2.0, compared with 0.1.0:\nThe same public API.',
    );
  });
});
