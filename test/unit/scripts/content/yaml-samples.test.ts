import { describe, expect, test } from 'vitest';
import { checkYamlSamples } from '../../../../scripts/content/code/yaml-samples.ts';
import { formatProblem } from '../../../../scripts/shared/problem.ts';
import { render } from '../../../helpers/html/markdown.tsx';
import { site } from '../../../helpers/project/site.ts';

const END = ' Correct it, or give the fence no-check="reason".';
const PAGE = 'toolpad/pages/orders/page.yml';

/** The problems of a sample whose fence is line 10 of its page. */
function check(code: string, rest: { title?: string; schema?: string; noCheck?: string }): string[] {
  return checkYamlSamples(site, 'page.md', [{ code, line: 10, ...rest }]).map(formatProblem);
}

const bad = (line: number, message: string) => [`page.md:${line}: The sample does not match the file schema: ${message}.${END}`];

describe('checkYamlSamples', () => {
  test.each([
    ['a whole page', { title: PAGE }, 'apiVersion: v1\nkind: page\nspec:\n  title: Orders\n'],
    ['a page without content', { title: PAGE }, 'apiVersion: v1\nkind: page\n'],
    ['a part of a page', { title: PAGE }, 'spec:\n  display: shell\n'],
    ['an application', { title: 'toolpad/application.yml' }, 'apiVersion: v1\nkind: application\nspec:\n  plan: pro\n'],
    ['a theme with any option', { title: 'theme.yml' }, 'spec:\n  options:\n    shape:\n      borderRadius: 8\n'],
    ['another file', { title: 'render.yaml' }, 'services: []\n'],
    ['a file of another folder', { title: 'pages/page.yml' }, 'a: 1\n'],
    ['no file', {}, 'a: 1\n'],
    ['a list of elements', { schema: 'Element[]' }, '- component: Text\n  name: a\n- component: Text\n  name: b\n'],
    ['what says why it is not checked', { title: PAGE, noCheck: 'it shows a mistake' }, 'spec: 1\n'],
    ['a role as text or object', { title: 'application.yml' }, 'spec:\n  authorization:\n    roles: [admin, { name: clerk }]\n'],
    ['a null property', { schema: 'Element' }, 'component: Text\nname: a\nprops:\n  value:\n'],
    ['a query parameter without a value', { title: PAGE }, 'spec:\n  queries:\n    - name: a\n      parameters:\n        - name: id\n'],
  ])('lets %s pass', (_name, rest, code) => {
    expect(check(code, rest)).toEqual([]);
  });

  test.each([
    ['a key too many', 'apiVersion: v1\nkind: page\nspec:\n  titel: Orders\n', 14, '`spec` has no key `titel`'],
    ['a key too many at the top', 'spec: {}\nname: Orders\n', 12, 'The top level has no key `name`'],
    ['a key too few', 'kind: page\n', 11, 'The top level lacks the key `apiVersion`'],
    ['another kind', 'apiVersion: v1\nkind: theme\n', 12, '`kind` is not one of page'],
    ['a value that is not listed', 'spec:\n  maxWidth: 900\n', 12, '`spec.maxWidth` is not one of xs, sm, md, lg, xl, none'],
    ['text where a list belongs', 'spec:\n  alias: old\n', 12, '`spec.alias` is not a list'],
    ['text where a mapping belongs', 'spec: Orders\n', 11, '`spec` is not a mapping of keys to values'],
    [
      'text where a number belongs',
      'spec:\n  queries:\n    - name: a\n      cacheTime: 1m\n',
      14,
      '`spec.queries[0].cacheTime` is not a number',
    ],
    [
      'a wrong part of the query that was meant',
      'spec:\n  queries:\n    - name: a\n      query:\n        kind: local\n        func: b\n',
      16,
      '`spec.queries[0].query` has no key `func`',
    ],
    [
      'a kind of query that there is not',
      'spec:\n  queries:\n    - name: a\n      query:\n        kind: sql\n',
      15,
      '`spec.queries[0].query` is not any of what the schema allows there',
    ],
    [
      'a misspelt binding',
      'spec:\n  content:\n    - component: Text\n      name: a\n      props:\n        value:\n          $$jsExpr: b\n',
      17,
      '`spec.content[0].props.value` is not any of what the schema allows there',
    ],
    [
      'a wrong element in a template',
      'spec:\n  content:\n    - component: List\n      name: a\n      props:\n        renderItem:\n          $$template:\n            - component: Text\n',
      18,
      '`spec.content[0].props.renderItem.$$template[0]` lacks the key `name`',
    ],
    [
      'a navigation without parameters',
      'spec:\n  content:\n    - component: Button\n      name: a\n      props:\n        onClick:\n          $$navigationAction: { page: b }\n',
      17,
      '`spec.content[0].props.onClick.$$navigationAction` lacks the key `parameters`',
    ],
  ])('finds %s at its line', (_name, code, line, message) => {
    expect(check(code, { title: PAGE })).toEqual(bad(line, message));
  });

  const COMMENT = '# yaml-language-server: $schema=https://example.com/definitions.json#properties/Page';
  const HEAD = 'apiVersion: v1\nkind: page\n';

  test.each([
    ['an empty line', `${COMMENT}\n\n${HEAD}`, []],
    [
      'no empty line',
      `${COMMENT}\n${HEAD}`,
      ['page.md:11: Studio adds its schema comment once more at each save, because no empty line follows this one. Add the empty line.'],
    ],
  ])('reads a schema comment with %s behind it', (_name, code, problems) => {
    expect(check(code, { title: PAGE })).toEqual(problems);
  });

  test('finds each place of a sample', () => {
    expect(check('spec:\n  a: 1\n  b: 2\n', { title: PAGE })).toHaveLength(2);
  });

  test('names what it knows in place of an unknown schema', () => {
    expect(check('a: 1\n', { schema: 'Elements' })).toEqual([
      expect.stringMatching(
        /^page\.md:10: Unknown schema `Elements`\. Use one of Application, Page, Theme, JsExpressionBinding, .*\[\]` behind it for a list\.$/,
      ),
    ]);
  });

  test('says what is not YAML', () => {
    expect(check('spec: [\n', { title: PAGE })).toEqual([
      expect.stringMatching(/^page\.md:1\d: The sample is not valid YAML: .* Correct it, or/),
    ]);
  });
});

describe('elements in YAML samples', () => {
  const element = (component: string, props: string) =>
    check(`component: ${component}\nname: a\nprops:\n  ${props}\n`, { schema: 'Element' });

  test.each([
    ['TextField', 'label: Name'],
    ['TextField', 'minLength: 6'],
    ['TextField', 'label:'],
    ['Button', 'variant: outlined'],
    ['Button', 'disabled: { $$jsExpression: "true" }'],
    ['Checkbox', 'checked: true'],
    ['codeComponent.Map', 'lat: 1'],
  ])('%s may have %s', (component, props) => {
    expect(element(component, props)).toEqual([]);
  });

  test.each([
    ['Buton', 'content: Go', 11, 'Studio has no component `Buton`'],
    ['constructor', 'content: Go', 11, 'Studio has no component `constructor`'],
    ['Button', 'text: Go', 14, 'Button has no property `text`'],
    ['Button', 'variant: filled', 14, '`variant` of Button is not one of contained, outlined, text'],
    ['TextField', 'minLength: "6"', 14, '`minLength` of TextField is not of the type number'],
    ['List', 'renderItem: { $$template: [{ component: Tex, name: b }] }', 14, 'Studio has no component `Tex`'],
  ])('%s with %s is a mistake', (component, props, line, message) => {
    expect(element(component, props)).toEqual(bad(line, message));
  });
});

describe('YAML fences', () => {
  test('are gathered with their line', () => {
    const { env } = render('Text', '', '```yaml title="theme.yml" schema="Theme" no-check="why"', 'a: 1', '```');
    expect(env.yamlSamples).toEqual([{ code: 'a: 1\n', title: 'theme.yml', schema: 'Theme', noCheck: 'why', line: 7 }]);
  });
});
