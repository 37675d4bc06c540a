import { describe, expect, test } from 'vitest';
import { schemaBlock } from '../../../../../scripts/content/directives/schema.ts';
import type { Schema } from '../../../../../scripts/schema/shapes.ts';
import { htmlOfBlocks, render, renderIn } from '../../../../helpers/html/markdown.tsx';

const PAIR: Schema = {
  type: 'object',
  properties: { name: { type: 'string' }, value: {} },
  required: ['name'],
  additionalProperties: false,
};

const write = (text: string) => ({ html: [`<i>${text}</i>`], markdown: text, pieces: [] });

function view(schema: Schema): string {
  const files = { properties: { Page: schema }, definitions: { Pair: PAIR } };
  return htmlOfBlocks([schemaBlock(schema, 'Page', files, write)]);
}

/** The type that the view gives to a property. */
function typeOf(schema: Schema): string | undefined {
  const html = view({ type: 'object', properties: { key: schema }, additionalProperties: false });
  return /<code class="schema-key">key<\/code> (.*?)<\/(?:p|summary)>/.exec(html)?.[1];
}

const REF = '<a class="schema-ref" href="#definition-Pair" title="{ name: string, value?: any }">Pair</a>';

describe('the view of a schema', () => {
  test.each<[string, Schema, string]>([
    ['a scalar', { type: 'number' }, '<span class="schema-type">number</span>'],
    ['anything', {}, '<span class="schema-type">any</span>'],
    ['a constant', { const: 'v1' }, '<code class="schema-value">&quot;v1&quot;</code>'],
    ['a choice', { enum: ['a', 'b'] }, '<code class="schema-value">&quot;a&quot;</code> | <code class="schema-value">&quot;b&quot;</code>'],
    ['a definition', { $ref: '#/definitions/Pair' }, REF],
    ['a list of definitions', { type: 'array', items: { $ref: '#/definitions/Pair' } }, `array of ${REF}`],
    [
      'alternatives',
      { anyOf: [{ type: 'string' }, { $ref: '#/definitions/Pair' }] },
      `any of <span class="schema-type">string</span>, ${REF}`,
    ],
    ['alternatives with parts', { anyOf: [{ type: 'string' }, PAIR] }, 'any of'],
    ['an object', PAIR, 'object'],
  ])('says the type of %s', (_name, schema, html) => {
    expect(typeOf(schema)).toBe(html);
  });

  test('gives every key an address, and opens what has parts', () => {
    const html = view({ type: 'object', properties: { spec: { type: 'array', items: PAIR } }, additionalProperties: false });
    expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'file-Page-spec',
      'file-Page-spec-name',
      'file-Page-spec-value',
    ]);
    expect([html.match(/<details/g)?.length, html.match(/<details open>/g)?.length]).toEqual([2, 2]);
  });

  test('tells alternatives apart by their kind, else by their number', () => {
    const kind = (name: string): Schema => ({ type: 'object', properties: { kind: { const: name } }, additionalProperties: false });
    const html = view({ anyOf: [kind('raw'), kind('json'), { type: 'string' }] });
    expect([...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'file-Page-raw',
      'file-Page-raw-kind',
      'file-Page-json',
      'file-Page-json-kind',
      'file-Page-3',
    ]);
  });

  test('writes any further key as a star', () => {
    const html = view({ type: 'object', additionalProperties: { type: 'string' } });
    expect(html).toContain(
      '<li id="file-Page-any"><p class="schema-line"><code class="schema-key">*</code> <span class="schema-type">string</span></p>',
    );
  });

  test('marks what is required, and renders descriptions as Markdown', () => {
    const html = view({
      type: 'object',
      properties: { a: { type: 'string', description: 'An `a`.' } },
      required: ['a'],
      additionalProperties: false,
    });
    expect(html).toContain(
      '<span class="schema-type">string</span> <span class="schema-required">required</span></p><p><i>An `a`.</i></p>',
    );
  });
});

describe('what a definition is, told where it is named', () => {
  test.each<[Schema, string]>([
    [PAIR, '{ name: string, value?: any }'],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'string' }] }, 'string | number'],
    [
      {
        properties: {
          list: { type: 'array', items: { $ref: '#/definitions/Pair' } },
          either: { anyOf: [{ type: 'string' }, { $ref: '#/definitions/Pair' }] },
        },
        required: ['either'],
      },
      '{ list?: Pair[], either: string | Pair }',
    ],
  ])('%j → %s', (definition, shape) => {
    const [part] = schemaBlock({ $ref: '#/definitions/Pair' }, 'Page', { properties: {}, definitions: { Pair: definition } }, write).type;
    expect(part).toEqual({ kind: 'reference', name: 'Pair', shape });
  });
});

describe('the rows below a key', () => {
  const list = (items: Schema): Schema => ({ type: 'array', items });

  test.each<[string, Schema, string[]]>([
    ['a list of words', list({ type: 'string' }), []],
    ['a list of lists of pairs', list(list(PAIR)), ['name', 'value']],
    ['a choice of scalars', { anyOf: [{ type: 'string' }, { type: 'number' }] }, []],
    ['a choice of lists', { anyOf: [list({ type: 'string' }), list(PAIR)] }, ['1', '2', '2-name', '2-value']],
    ['keys and any other', { ...PAIR, additionalProperties: true }, ['name', 'value', 'any']],
    ['keys of something that is no object', { properties: { name: {} } }, ['name']],
    ['a key with a sign', { properties: { $$env: {} } }, ['env']],
  ])('%s → %j', (_, schema, below) => {
    const html = view({ type: 'object', properties: { key: schema }, additionalProperties: false });
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['file-Page-key', ...below.map((id) => `file-Page-key-${id}`)]);
  });
});

describe('::schema', () => {
  test('shows a file or a definition under its own addresses', () => {
    const { html, problems } = render('::schema{name="Theme"}', '', '::schema{name="EnvBinding"}');
    expect(problems).toEqual([]);
    expect(html).toContain('<li id="file-Theme-spec-options-palette-mode">');
    expect(html).toContain('<li id="definition-EnvBinding-env">');
  });

  test('says what keys are for in the language of the page', () => {
    const { html, env } = renderIn('zh', '## Theme', '', '::schema{name="Theme"}');
    expect(html).toContain('<p>应用的主题，位于 <code>toolpad/theme.yml</code>。</p>');
    expect([html.includes('Theme of the app'), env.outdated]).toEqual([false, []]);
  });

  test('has an address for each of its keys, which links may lead to', () => {
    const { env, html } = render('::schema{name="EnvBinding"}');
    expect(env.anchors).toEqual([...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id));
    expect(render('::schema{name="Theme"}').env.anchors).toContain('file-Theme-spec-options-palette-mode');
  });

  test('has its references checked as links', () => {
    expect(render('', '::schema{name="Template"}').env.links).toEqual([{ path: '', hash: 'definition-Element', line: 6 }]);
  });

  test('with an unknown name is a problem', () => {
    expect(render('::schema{name="Pages"}').problems).toEqual([
      expect.stringMatching(/^5: Unknown schema `Pages`\. Use one of Application, Page, Theme, /),
    ]);
  });
});
