import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../../client/shared/preferences/language.ts';
import type { Project } from '../../../../../scripts/content/project.ts';
import { render, renderOf } from '../../../../helpers/html/markdown.tsx';
import { temporaryProject } from '../../../../helpers/project/temporary-project.ts';
import { wordFiles } from '../../../../helpers/real-words.ts';

/** A project with a component that has this property, whose text is `What.`. */
function projectWith(prop: object): Project {
  return temporaryProject({
    ...wordFiles('apiPage', 'properties'),
    'content/api/facts/studio.json': JSON.stringify({
      command: 'npm run api',
      package: 'p@1.0.0',
      components: { PageRow: { props: [{ name: 'gap', type: 'number', ...prop }] } },
    }),
    'content/api/studio/page-row.json': '{ "gap": "What." }',
    'content/api/studio/page-row.zh.json': '{ "texts": { "gap": "什么。" } }',
  });
}

/** The row of a property as the table shows it. */
function row(prop: object, language: Language = 'en'): string | undefined {
  const { html } = renderOf(projectWith(prop), language, '::properties{of="PageRow"}');
  return /<tr role="row" id="page-row-prop-gap">(.*)<\/tr>/.exec(html)?.[1];
}

describe('::properties', () => {
  test.each([
    [
      'name, type and no default',
      {},
      '<td role="cell"><a href="#page-row-prop-gap"><code class="prop-name">gap</code></a></td><td role="cell"><code class="prop-type">number</code></td><td role="cell" class="none">-</td><td role="cell">What.</td>',
    ],
    ['a default', { default: 1 }, '<td role="cell" data-head="Default"><code class="prop-default">1</code></td>'],
    ['a default that is empty', { default: '' }, '<td role="cell" data-head="Default"><code class="prop-default">&quot;&quot;</code></td>'],
    ['a default of null', { default: null }, '<td role="cell" data-head="Default"><code class="prop-default">null</code></td>'],
    [
      'a default that is a list',
      { default: [{ a: 1 }] },
      '<td role="cell" data-head="Default"><code class="prop-default">[{&quot;a&quot;:1}]</code></td>',
    ],
    ['its values', { enum: ['a', 'b'] }, 'What. One of <code>a</code>, <code>b</code>.'],
    ['its least value', { minimum: 0 }, 'What. At least 0.'],
    ['its limits', { minimum: 1, maximum: 512 }, 'What. From 1 to 512.'],
    ['its most', { maximum: 512 }, 'What. From 0 to 512.'],
    [
      'with what it is shown',
      { shownWith: { prop: 'mode', values: ['a', 'b'] } },
      'What. In the inspector only with <code>mode</code> <code>a</code> or <code>b</code>.',
    ],
    ['its label', { label: 'Space' }, 'What. <strong>Space</strong> in the inspector.'],
    ['that it is state', { state: true }, 'What. It changes as the user acts; bindings read it.'],
    ['that it cannot be bound', { bindable: false }, 'What. Cannot be bound in the inspector.'],
    ['that it is hidden', { hidden: true }, 'What. Not in the inspector.'],
  ])('shows %s', (_name, prop, html) => {
    expect(row(prop)).toContain(html);
  });

  test('says it all in the language of the page', () => {
    const html = row({ default: 1, enum: ['a', 'b'], minimum: 0, label: 'Space', bindable: false }, 'zh');
    expect(html).toContain('data-head="默认值"');
    expect(html).toContain(
      '什么。可选值：<code>a</code>、<code>b</code>。不小于 0。在检查器中名为 <strong>Space</strong>。在检查器中不能绑定。</td>',
    );
  });

  test('marks the section of a text that is older than its English one, in a translation alone', () => {
    const project = projectWith({});
    const outdated = (language: Language) => renderOf(project, language, '## Props', '', '::properties{of="PageRow"}').env.outdated;
    expect([outdated('zh').map(({ id }) => id), outdated('en')]).toEqual([['props'], []]);
  });

  test('of an unknown component is a problem', () => {
    expect(render('', '::properties{of="Botton"}').problems).toEqual([
      expect.stringMatching(/^6: Studio has no component `Botton`\. Use one of Autocomplete, Button, .*TextField\.$/),
    ]);
  });
});
