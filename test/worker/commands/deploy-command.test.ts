import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const deploy = (parameters: string[], environment: Record<string, string> = {}) =>
  spawnSync('node', ['scripts/deploy.ts', ...parameters], { encoding: 'utf8', env: { ...process.env, ...environment } });

describe('a dry run', () => {
  test.each<[string, string[], Record<string, string>]>([
    ['npm run deploy -- --dry-run', ['--dry-run'], {}],
    ['npm run deploy --dry-run', [], { npm_config_dry_run: 'true' }],
  ])('%s → every step in its order, none of them taken, and the way back', (_, parameters, environment) => {
    const { status, stdout, stderr } = deploy(parameters, environment);
    expect([status, stderr]).toEqual([0, '']);
    const words = ['Refuse', 'Build', 'Check', 'Audit', 'Draw', 'Take', 'Migrate', 'Upload', 'Try', 'Give', 'Bring', 'Back'];
    expect(stdout.match(/^(?:\d+\/11 )?(\w+)/gm)).toEqual(words.map((word, index) => (word === 'Back' ? word : `${index + 1}/11 ${word}`)));
  });
});

test('a dry run of the first deploy → nothing is asked of a site that is not there yet', () => {
  const { status, stdout, stderr } = deploy(['--first', '--dry-run']);
  expect([status, stderr]).toEqual([0, '']);
  const words = ['Refuse', 'Build', 'Check', 'Audit', 'Draw', 'List', 'Migrate', 'Deploy'];
  expect(stdout.match(/^\d+\/8 (\w+)/gm)).toEqual(words.map((word, index) => `${index + 1}/8 ${word}`));
});

test('a project as it is cloned → refused before anything is built, with what to do', () => {
  const { status, stdout, stderr } = deploy([]);
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^1\/11 Refuse [^\n]*\n$/)]);
  expect(stderr).toContain('is a placeholder. Run `npm run wrangler -- d1 create');
  expect(stderr).toContain('No reader could reach the site.');
});

test('a misspelt option → how the command is used, and nothing else', () => {
  const { status, stdout, stderr } = deploy(['--dryrun']);
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining("Unknown option '--dryrun'. Usage:\nnpm run deploy ")]);
});
