import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

const MEMORY = 'build/remembered.json';

/** A process of its own with a function that counts its work. */
async function freshProcess() {
  vi.resetModules();
  const { remembered, recallAnswers, keepAnswers } = await import('../../../../scripts/shared/remembered.ts');
  const compute = vi.fn((text: string, other: string) => ({ joined: text + other }));
  return { compute, ask: remembered('joined', compute), recall: recallAnswers, keep: keepAnswers };
}

/** A project whose last build kept the answer to `a`, `b`. */
async function builtProject(): Promise<string> {
  const { root } = temporaryProject({});
  const { ask, keep } = await freshProcess();
  ask('a', 'b');
  keep('code 1', root);
  return root;
}

test('within a process, the same question is worked out once', async () => {
  const { ask, compute } = await freshProcess();
  expect([ask('a', 'b'), ask('a', 'b'), ask('ab', '')]).toEqual([{ joined: 'ab' }, { joined: 'ab' }, { joined: 'ab' }]);
  expect(compute.mock.calls).toEqual([
    ['a', 'b'],
    ['ab', ''],
  ]);
});

test('the next build has the answers of the last one', async () => {
  const root = await builtProject();
  const { ask, compute, recall } = await freshProcess();
  recall('code 1', root);
  expect(ask('a', 'b')).toEqual({ joined: 'ab' });
  expect(compute).not.toHaveBeenCalled();
});

test.each([
  ['other code than made them', (_root: string) => {}, 'code 2'],
  ['a memory that was cut off', (root: string) => writeFileSync(join(root, MEMORY), '{"code":"code 1","mem'), 'code 1'],
  ['nothing kept', (_root: string) => {}, 'code 1', {}],
])('%s → worked out again', async (_, damage, code, files?: Record<string, string>) => {
  const root = files ? temporaryProject(files).root : await builtProject();
  damage(root);
  const { ask, compute, recall } = await freshProcess();
  recall(code, root);
  expect(ask('a', 'b')).toEqual({ joined: 'ab' });
  expect(compute).toHaveBeenCalledOnce();
});

test('what no build asks any more is forgotten', async () => {
  const root = await builtProject();
  const second = await freshProcess();
  second.recall('code 1', root);
  second.ask('c', 'd');
  second.keep('code 1', root);
  const third = await freshProcess();
  third.recall('code 1', root);
  third.ask('c', 'd');
  third.ask('a', 'b');
  expect(third.compute.mock.calls).toEqual([['a', 'b']]);
});

test('two functions of one name are refused: they would take each other’s answers', async () => {
  await freshProcess();
  const { remembered } = await import('../../../../scripts/shared/remembered.ts');
  expect(() => remembered('joined', (text: string) => text)).toThrow('Two functions are remembered as “joined”');
});
