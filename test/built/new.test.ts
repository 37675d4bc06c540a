import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree } from '../helpers/project/tree-copy.ts';

/** Made in this order, in one tree: each must leave room for the next. */
const ALL = [
  ['page', 'core/introduction/keyboard-shortcuts'],
  ['demo', 'dashboard-layout/press-count'],
  ['block', 'note-list'],
  ['block', 'notes'],
  ['island', 'unit-converter'],
  ['island', 'converter'],
  ['endpoint', 'up-time'],
  ['endpoint', 'uptime'],
  ['translation', 'core/introduction/keyboard-shortcuts'],
] as const;

/** The sentences of a new page, and what a translator makes of them. */
const IN_CHINESE = {
  'Say in one sentence what readers get here.': '用一句话说明读者能在这里得到什么。',
  'Say what this is for, and show the smallest example that works.': '说明它的用途，并给出能运行的最小示例。',
};

let folder: string;

type Ended = { code: number; output: string };

/** Runs a command in the copy. */
async function run(command: string, ...parameters: string[]): Promise<Ended> {
  const { DOCS_BUILD: _, ...env } = process.env;
  try {
    const { stdout, stderr } = await promisify(execFile)(command, parameters, { cwd: folder, env, maxBuffer: 16 * 1024 * 1024 });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const make = (...parameters: string[]) => run('node', 'scripts/new.ts', ...parameters);

beforeAll(() => {
  folder = copyTree();
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('before anything is written', () => {
  test.each([
    [[], 'Run `npm run new -- <what> <name>`, with one of page, demo, block, island, endpoint, translation.'],
    [['pge', 'a'], '`pge` is not something to make.'],
    [['toString', 'a'], '`toString` is not something to make.'],
    [['page'], 'A page needs one name.'],
    [['page', 'a', 'b'], 'A page needs one name.'],
    [['page', 'core'], '`core` has one part, and a page has more.'],
    [['page', 'blog/first'], '`blog/first` is a page of no product.'],
    [['page', '../core/x'], '`../core/x` is not a path for a new page.'],
    [['demo', 'a/b/c'], '`a/b/c` has 3 parts, and a demo has two: its group and its name.'],
    [['block', 'My Block'], '`My Block` is not a name for a new block.'],
    [['endpoint', '-x'], '`-x` is not a name for a new endpoint.'],
    [['translation', 'core/nothing'], 'There is no page content/pages/core/nothing.md to translate.'],
    [['page', 'core/react-account'], 'The page core/react-account, or a part of it, is there already, so nothing was written.'],
    [['translation', 'core/react-crud'], 'The translation core/react-crud is there already.'],
  ])('%j → 1 and %s', async (parameters, sentence) => {
    const { code, output } = await make(...parameters);
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output).not.toContain('    at ');
  });
});

describe('one of each', () => {
  beforeAll(async () => {
    for (const parameters of ALL) {
      const { code, output } = await make(...parameters);
      expect([parameters, code, output]).toEqual([parameters, 0, expect.stringMatching(/\nNext:\n1\. /)]);
    }
  }, 300_000);

  test('is there already when it is asked for again, a block also with an example of its own', async () => {
    const file = join(folder, 'content/kitchen-sink.md');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(':::notes\n\nSome **words**.', ':::notes{open}\n\nOthers.'));
    for (const [what, name] of ALL) {
      const { code, output } = await make(what, name);
      expect([code, output]).toEqual([1, `The ${what} ${name} is there already. Choose another name, or edit it.\n`]);
    }
    writeFileSync(file, text);
  });

  test('is half-written without one of its files, and what is missing is named', async () => {
    const file = join(folder, 'worker/routes/up-time.ts');
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    const { output } = await make('endpoint', 'up-time');
    expect(output).toContain('The endpoint up-time, or a part of it, is there already, so nothing was written.');
    expect(output).toContain('A new one would also have: worker/routes/up-time.ts\n');
    writeFileSync(file, text);
  });

  test('is not built as long as its Chinese page is English, sentence by sentence', { timeout: 300_000 }, async () => {
    const file = join(folder, 'content/pages/core/introduction/keyboard-shortcuts.zh.md');
    const { code, output } = await run('node', 'scripts/build.ts');
    const left = Object.keys(IN_CHINESE).map((sentence) => expect.stringContaining(`“${sentence}” is English. Translate it`));
    expect([code, output.trim().split('\n')]).toEqual([1, ['Building …', ...left]]);
    const translated = Object.entries(IN_CHINESE).reduce((text, [from, to]) => text.replace(from, to), readFileSync(file, 'utf8'));
    writeFileSync(file, translated);
  });

  test('passes lint, types, the build, and its first tests', { timeout: 600_000 }, async () => {
    const quiet = { code: 0, output: expect.any(String) };
    expect(
      await run(
        'biome',
        'ci',
        '--error-on-warnings',
        '--vcs-enabled=false',
        'client',
        'scripts',
        'worker',
        'test/e2e',
        'content/navigation',
      ),
    ).toEqual(quiet);
    expect(await run('node', 'scripts/build.ts')).toEqual(quiet);
    const again = await run('node', 'scripts/build.ts');
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('Nothing has changed')]);
    expect(await run('tsc', '-b', 'worker', 'client', 'scripts', 'content/demos', 'test')).toEqual(quiet);
    const config = ['run', '--config', 'test/vitest.config.ts', '--project=unit', '--project=worker'];
    const files = [
      'directives/notes',
      'directives/note-list',
      'converter-island',
      'worker/up-time',
      'worker/uptime',
      'interface-words',
      'find-demos',
    ];
    expect(await run('vitest', ...config, ...files)).toEqual(quiet);
  });
});
