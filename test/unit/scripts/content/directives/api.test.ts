import { describe, expect, test } from 'vitest';
import { render } from '../../../../helpers/html/markdown.tsx';

const table = [
  '| Option | Default | Description |',
  '| :-- | :-- | :-- |',
  "| `title` | `'Alert'` | The title. |",
  '| `onClose` | - | Runs last. |',
];
const api = (...lines: string[]) => render(':::api{section="options"}', ...lines, ':::');

describe(':::api', () => {
  test.each([
    ['a frame of its kind', '<div class="api" data-section="options"><fieldset><legend class="unseen">'],
    ['a button for the table', 'name="api-view-1" value="table">'],
    ['a button for the list', 'name="api-view-1" value="expanded">'],
    ['what a press is called', 'data-ga-event-category="layout" data-ga-event-action="options" data-ga-event-label="expanded"'],
    ['roles that no view takes away', '<table role="table">'],
    ['heads', '<th role="columnheader">Default</th>'],
    ['a default with its head beside it', '<td role="cell" data-head="Default">'],
    ['a cell that says nothing', '<td role="cell" class="none">-</td>'],
    ['text as it is', '<td role="cell">The title.</td>'],
  ])('gives a table %s', (_name, html) => {
    const rendered = api(...table);
    expect([rendered.problems, rendered.html]).toEqual([[], expect.stringContaining(html)]);
  });

  test('chooses no view: that is up to the reader and the width', () => {
    expect(api(...table).html).not.toContain('checked');
  });

  test('gives each table buttons of its own', () => {
    const two = [1, 2].flatMap(() => [':::api{section="props"}', ...table, ':::', '']);
    const { html } = render(...two);
    expect([...html.matchAll(/name="([^"]*)" value="table"/g)].map(([, name]) => name)).toEqual(['api-view-1', 'api-view-2']);
  });

  test('links types to their sections, and notes the link with its line', () => {
    const { html, env } = api('| Member | Type |', '| :-- | :-- |', '| `codec` | `Codec<T> \\| null` |');
    expect(html).toContain(
      '<code class="prop-type"><a href="/toolpad/core/react-persistent-state#codecs">Codec</a>&lt;T&gt; | null</code>',
    );
    expect(env.links).toEqual([{ path: '/toolpad/core/react-persistent-state', hash: 'codecs', line: 8 }]);
  });

  test('leaves other tables alone', () => {
    expect(render(...table).html).toContain('<table>\n<thead>\n<tr>\n<th>Option</th>');
  });

  test('of an unknown kind is a problem with its line', () => {
    expect(render('Text', '', ':::api{section="prop"}', ...table, ':::').problems).toEqual([
      '7: `:::api` has no kind of that name. Write one of section="props", section="slots", section="classes", section="options".',
    ]);
  });

  test.each([
    ['nothing', []],
    ['words', ['Text']],
    ['words below the table', [...table, '', 'Text']],
    ['two tables', [...table, '', ...table]],
  ])('around %s is a problem', (_, lines) => {
    const { blocks, problems } = api(...lines);
    expect([blocks, problems]).toEqual([[], ['5: `:::api` holds one table and nothing else. Move the rest outside.']]);
  });
});
