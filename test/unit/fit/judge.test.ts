import { describe, expect, test } from 'vitest';
import { installCommand } from '../../../client/fit/install-command.ts';
import { judge } from '../../../client/fit/judge.ts';
import { type Project, readManifest } from '../../../client/fit/read-manifest.ts';
import { site } from '../../helpers/project/site.ts';

const project = (dependencies: object, rest: object = {}) => readManifest(JSON.stringify({ dependencies, ...rest })) as Project;
const release = (wanted: string, product: 'core' | 'studio' = 'core') => {
  const { version, needs } = site.versions(product).find((one) => one.version === wanted)!;
  return { version, ...needs };
};

describe('judge', () => {
  test.each([
    ['0.16.0', {}, 'yes'],
    ['0.16.0', { react: '^19.1.0', '@mui/material': '^7.3.0', next: '15.5.0' }, 'yes'],
    ['0.16.0', { '@mui/material': '7.0.0-beta.4' }, 'yes'],
    ['0.16.0', { '@mui/material': '^6.4.0' }, 'no'],
    ['0.13.0', { '@mui/material': '^6.4.0' }, 'yes'],
    ['0.13.0', { '@mui/material': '^6.0.0' }, 'partly'],
    ['0.14.0', { next: '^16.0.0' }, 'no'],
    ['0.14.0', { react: '>=17' }, 'partly'],
    ['0.14.0', { react: 'workspace:*' }, 'partly'],
    ['0.14.0', { 'left-pad': '^1' }, 'yes'],
  ])('%s with %o: %s', (version, dependencies, fits) => {
    expect(judge(release(version), project(dependencies)).fits).toBe(fits);
  });

  test.each([
    ['>=20', 'yes'],
    ['>=8', 'partly'],
    ['12', 'no'],
  ])('Node.js %s: %s', (node, fits) => {
    expect(judge(release('0.16.0'), project({}, { engines: { node } })).fits).toBe(fits);
  });

  test('says what stands against a version', () => {
    expect(judge(release('0.14.0'), project({ next: '^16.0.0', react: 'latest', '@mui/material': '>=7' })).findings).toEqual([
      { kind: 'partly', name: '@mui/material', theirs: '>=7', accepts: '^7.0.0-beta || ^7.0.0' },
      { kind: 'conflict', name: 'next', theirs: '^16.0.0', accepts: '^14 || ^15' },
      { kind: 'unclear', name: 'react', theirs: 'latest', accepts: '^18 || ^19', why: 'tag' },
    ]);
  });

  test('what a version brings along stands beside the project, not against it', () => {
    expect(judge(release('0.13.0', 'studio'), project({ react: '^18.2.0', '@mui/material': '^6.4.0' }))).toEqual({
      version: '0.13.0',
      fits: 'yes',
      findings: [{ kind: 'beside', name: 'react', theirs: '^18.2.0', accepts: '^19.0.0' }],
    });
  });
});

describe('installCommand', () => {
  const companions = { '@emotion/styled': '11' };
  const all = {
    react: '^19',
    'react-dom': '^19',
    '@mui/material': '^7',
    '@mui/icons-material': '^7',
    '@emotion/react': '^11',
    '@emotion/styled': '^11',
    '@emotion/cache': '^11',
  };

  test.each([
    ['all that is needed is there', '0.16.0', all, {}, 'npm install @toolpad/core@0.16.0'],
    [
      'a new project',
      '0.16.0',
      {},
      {},
      'npm install @toolpad/core@0.16.0 @emotion/cache@11 @emotion/react@11 @mui/icons-material@7 @mui/material@7 react@19 react-dom@19 @emotion/styled@11',
    ],
    [
      'commercial packages are no peers of npm, nor asked for',
      '0.14.0',
      { ...all, '@mui/x-data-grid': '^8' },
      {},
      'npm install --legacy-peer-deps @toolpad/core@0.14.0 @mui/x-date-pickers@8',
    ],
    [
      'icons come in the major of Material UI, and so does react-dom in that of React',
      '0.15.0',
      { ...all, react: '^18.2.0', 'react-dom': undefined, '@mui/icons-material': undefined },
      {},
      'npm install @toolpad/core@0.15.0 @mui/icons-material@7 react-dom@18',
    ],
    [
      'what is too new or too old is moved',
      '0.16.0',
      { ...all, next: '^16.0.0', '@mui/material': '^9.0.0', '@mui/icons-material': undefined },
      {},
      'npm install @toolpad/core@0.16.0 @mui/icons-material@7 @mui/material@7 next@15',
    ],
    ['the project names pnpm', '0.16.0', all, { packageManager: 'pnpm@10.2.0' }, 'pnpm add @toolpad/core@0.16.0'],
    ['the project names nothing known', '0.16.0', all, { packageManager: 'rm -rf /@1' }, 'npm install @toolpad/core@0.16.0'],
  ])('%s', (_name, version, dependencies, rest, command) => {
    expect(installCommand('@toolpad/core', release(version), companions, project(dependencies, rest), 'npm')).toBe(command);
  });

  test('is for the package manager that the reader chose', () => {
    expect(installCommand('@toolpad/studio', release('0.13.0', 'studio'), {}, project({}), 'yarn')).toBe('yarn add @toolpad/studio@0.13.0');
  });
});
