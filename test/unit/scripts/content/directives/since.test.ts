import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '../../../../../content/products.ts';
import type { Project } from '../../../../../scripts/content/project.ts';
import { renderOf } from '../../../../helpers/html/markdown.tsx';
import { temporaryProject } from '../../../../helpers/project/temporary-project.ts';
import { realWords } from '../../../../helpers/real-words.ts';

const DOCUMENTED = products.core.versions[0]!.text.slice(1);
const translations = (words: object) => JSON.stringify({ ...realWords('en', 'colon', 'comma'), apiVersions: words });

let project: Project;
const render = (...lines: string[]) => renderOf(project, 'en', ...lines);

beforeEach(() => {
  const version = (text: string, set: object, removed: string[] = []) =>
    JSON.stringify({ command: 'c', version: text, needs: { peers: {}, optional: [], node: '*' }, set, removed });
  project = temporaryProject({
    'content/translations/en.json': translations({
      since: '{{name}} since {{since}}.',
      same: 'Same up to {{latest}}.',
      type: 'Type',
      none: 'none',
      mark: { since: 'since {{version}}', new: 'new in {{version}}', removed: 'removed in {{version}}', changed: 'changed in {{version}}' },
    }),
    'content/translations/zh.json': '{}',
    'content/api/facts/versions/core/0.5.json': version('0.5.2', {
      useOld: { kind: 'function', type: '(): Old' },
      Old: { kind: 'type' },
      'Old.key.a': { type: 'string' },
    }),
    'content/api/facts/versions/core/0.9.json': version('0.9.0', {
      useNew: { kind: 'function' },
      'Old.key.b': { type: 'number' },
      'Old.key.a': { type: 'string | null' },
    }),
    'content/api/facts/versions/core/now.json': version(DOCUMENTED, {}),
    'content/api/facts/versions/core/99.json': version('0.99.0', { 'Old.key.c': { type: 'Date' } }, ['Old.key.b']),
  });
});

describe('::since', () => {
  test('says of an export that never changed since when it is there', () => {
    expect(render('::since{of="useNew"}').html).toContain('<p><code>useNew</code> since 0.9. Same up to 0.99.</p>');
  });

  test('lists what other versions have otherwise in an export and in what it is made of', () => {
    const { html, problems } = render('::since{of="useOld Old"}');
    expect(html).toContain('<p><code>useOld</code> since 0.5.</p>');
    expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item)).toEqual([
      '<code>Old.a</code>: changed in 0.9, Type: <code>string</code> → <code>string | null</code>',
      '<code>Old.b</code>: since 0.9',
      '<code>Old.b</code>: removed in 0.99',
      '<code>Old.c</code>: new in 0.99',
    ]);
    expect(problems).toEqual([]);
  });

  test.each(['', 'useNone', 'useNew useNone'])('of "%s" is a problem', (names) => {
    expect(render(`::since{of="${names}"}`).problems).toEqual([
      `5: The documented version of Toolpad Core exports no \`${names.split(' ').at(-1)}\`. Correct the name.`,
    ]);
  });

  test('says nothing to search', () => {
    expect(render('::since{of="useOld Old"}').blocks).toEqual([expect.objectContaining({ text: expect.objectContaining({ pieces: [] }) })]);
  });
});
