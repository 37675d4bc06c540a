import { beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '../../../../../client/shared/preferences/language.ts';
import type { Project } from '../../../../../scripts/content/project.ts';
import { renderOf } from '../../../../helpers/html/markdown.tsx';
import { temporaryProject, writeInto } from '../../../../helpers/project/temporary-project.ts';
import { wordFiles } from '../../../../helpers/real-words.ts';

const version = (version: string, peers: object, set: object, removed: string[] = []) =>
  JSON.stringify({ command: 'c', version, needs: { peers, optional: ['next'], node: '>=18' }, set, removed });

let project: Project;
const renderIn = (language: Language, ...lines: string[]) => renderOf(project, language, ...lines);
const render = (...lines: string[]) => renderIn('en', ...lines);

beforeEach(() => {
  project = temporaryProject({
    ...wordFiles('release'),
    'content/api/core/list.json': '{}',
    'content/api/facts/versions/core/0.9.json': version(
      '0.9.0',
      { react: '^18' },
      {
        List: { kind: 'component' },
        'List.prop.rows': { type: 'number' },
        useOld: { kind: 'function', type: '(): void' },
        'Text.key.hello': { type: 'string' },
      },
    ),
    'content/api/facts/versions/core/0.10.json': version(
      '0.10.1',
      { react: '^18 || ^19', next: '^15' },
      {
        'List.prop.rows': { type: 'string' },
        'List.prop.fresh': { type: 'number' },
        Next: { kind: 'component', from: 'nextjs' },
        'Next.prop.a': { type: 'b' },
      },
      ['useOld', 'Text.key.hello'],
    ),
  });
});

describe('::release', () => {
  test.each([
    ['the peers', 'Peers</strong>: <code>react</code> <code>^18 || ^19</code>, <code>next</code> <code>^15</code> (optional)'],
    [
      'what is new, with the page and the place of it',
      'Added</strong>: <a href="/toolpad/core/api/list"><code>List</code></a> (<code>fresh</code>), <code>Next</code> (from <code>@toolpad/core/nextjs</code>)</li>',
    ],
    ['what changed', 'Changed</strong>: <a href="/toolpad/core/api/list"><code>List</code></a> (<code>rows</code>)</li>'],
    ['what is gone', 'Removed</strong>: <code>Text</code> (<code>hello</code>), <code>useOld</code></li>'],
  ])('says %s', (_name, html) => {
    const { html: shown, problems } = render('::release{version="0.10"}');
    expect([shown, problems]).toEqual([expect.stringContaining(html), []]);
  });

  test('says it in the language of the page', () => {
    const { html } = renderIn('zh', '::release{version="0.10"}');
    expect(html).toContain('对等依赖</strong>：<code>react</code> <code>^18 || ^19</code>、<code>next</code> <code>^15</code>（可选）');
    expect(html).toContain('（<code>fresh</code>）、<code>Next</code>（来自 <code>@toolpad/core/nextjs</code>）</li>');
  });

  test.each(['', '0.9', '0.11', '0.10.1', 'latest'])('of version "%s" is a problem that names those that there are', (wanted) => {
    expect(render('Text.', '', `::release{version="${wanted}"}`).problems).toEqual([
      `7: No facts of version \`${wanted}\` and one before it are kept. Use one of 0.10.`,
    ]);
  });

  test('says of a version that changed nothing what it brings, and that its API is the same', () => {
    const needs = { peers: {}, optional: [], node: '>=18', brings: { react: '^19.0.0' } };
    const kept = JSON.stringify({ command: 'c', version: '0.11.0', needs, set: {}, removed: [] });
    writeInto(project, 'content/api/facts/versions/core/0.11.json', kept);
    expect(render('::release{version="0.11"}').html).toContain(
      '<li><strong>Brings</strong>: <code>react</code> <code>^19.0.0</code></li>\n<li>The public API is the same.</li>',
    );
  });

  test('notes its links at its own line', () => {
    const { env } = render('Text.', '', '::release{version="0.10"}');
    expect(env.links).toEqual([
      { path: '/toolpad/core/api/list', hash: '', line: 7 },
      { path: '/toolpad/core/api/list', hash: '', line: 7 },
    ]);
  });
});
