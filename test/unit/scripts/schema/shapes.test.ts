import { describe, expect, test } from 'vitest';
import { parseFileSchema, readFileSchema, schemaByName } from '../../../../scripts/schema/shapes.ts';
import { site } from '../../../helpers/project/site.ts';

const text = (page: object) => JSON.stringify({ properties: { Page: page }, definitions: { Element: { type: 'object' } } });

describe('parseFileSchema', () => {
  test.each([
    ['an unknown key', { typ: 'string' }, 'content/schemas/studio.json:1: The key `properties.Page.typ` is unknown.'],
    [
      'an unknown type',
      { items: { type: 'text' } },
      'content/schemas/studio.json:1: The key `properties.Page.items.type` is not as expected: ',
    ],
    ['a reference elsewhere', { $ref: 'Element' }, 'content/schemas/studio.json:1: The key `properties.Page.$ref` is not as expected: '],
    [
      'a reference to nothing',
      { $ref: '#/definitions/Elment' },
      'content/schemas/studio.json:1: The definition Elment is referred to and missing. Add it, or correct the `$ref`.',
    ],
  ])('throws at %s', (_name, page, message) => {
    expect(() => parseFileSchema(text(page))).toThrow(message);
  });

  test('keeps what is right', () => {
    const page = { type: 'array', items: { $ref: '#/definitions/Element' } };
    expect(parseFileSchema(text(page)).properties.Page).toEqual(page);
  });
});

describe('the file schema', () => {
  const files = readFileSchema(site);

  test('has the three files and the ten definitions', () => {
    expect(Object.keys(files.properties)).toEqual(['Application', 'Page', 'Theme']);
    expect(Object.keys(files.definitions).sort()).toEqual([
      'BindableNameStringValue',
      'BindableProp',
      'Element',
      'EnvBinding',
      'JsExpressionAction',
      'JsExpressionBinding',
      'NameStringValuePair',
      'NavigationAction',
      'SimplePaletteColorOptions',
      'Template',
    ]);
  });

  test.each(['Application', 'Page', 'Theme'])('%s has the frame of a file', (name) => {
    const file = schemaByName(files, name);
    expect([Object.keys(file?.properties ?? {}), file?.required, file?.additionalProperties]).toEqual([
      ['apiVersion', 'kind', 'spec'],
      ['apiVersion', 'kind'],
      false,
    ]);
    expect([file?.properties?.apiVersion?.const, file?.properties?.kind?.const]).toEqual(['v1', name.toLowerCase()]);
  });

  test.each([
    ['Application', ['plan', 'authentication', 'authorization']],
    ['Page', ['displayName', 'id', 'alias', 'title', 'parameters', 'queries', 'content', 'authorization', 'display', 'maxWidth']],
    ['Theme', ['options']],
  ])('%s has the keys of version 0.13.0', (name, keys) => {
    expect(Object.keys(files.properties[name]?.properties?.spec?.properties ?? {})).toEqual(keys);
  });
});
