import { describe, expect, test } from 'vitest';
import { factsOfConfig } from '../../../../scripts/api/studio-facts.ts';

const props = (argTypes: object) => factsOfConfig({ argTypes }).props;

describe('factsOfConfig', () => {
  test.each([
    ['nothing', undefined, { props: [] }],
    ['no properties', {}, { props: [] }],
    ['the text of the package left out', { helperText: 'A button.', argTypes: {} }, { props: [] }],
    ['where it can be aligned', { layoutDirection: 'both' }, { props: [], alignment: 'both' }],
    ['its heights', { defaultLayoutHeight: 360, minimumLayoutHeight: 100 }, { props: [], defaultHeight: 360, minimumHeight: 100 }],
    ['its loading property', { loadingProp: 'loading' }, { props: [], loading: { prop: 'loading' } }],
    [
      'the sources of loading and error',
      { loadingProp: 'loading', loadingPropSource: ['data'], errorProp: 'error', errorPropSource: ['value'] },
      { props: [], loading: { prop: 'loading', from: ['data'] }, error: { prop: 'error', from: ['value'] } },
    ],
    ['no sources without their property', { loadingPropSource: ['data'] }, { props: [] }],
  ])('reads %s', (_name, config, facts) => {
    expect(factsOfConfig(config)).toEqual(facts);
  });

  test.each([
    ['a type', { type: 'string' }, { type: 'string' }],
    ['no type', {}, { type: 'any' }],
    ['the text of the package left out', { type: 'string', helperText: 'Text.' }, { type: 'string' }],
    ['an empty default', { type: 'string', default: '' }, { type: 'string', default: '' }],
    ['the default false', { type: 'boolean', default: false }, { type: 'boolean', default: false }],
    ['the default null', { type: 'object', default: null }, { type: 'object', default: null }],
    ['a list of values', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['a', 'b'] }],
    ['limits, 0 too', { type: 'number', minimum: 0, maximum: 512 }, { type: 'number', minimum: 0, maximum: 512 }],
    [
      'label and category',
      { type: 'boolean', label: 'Required', category: 'validation' },
      { type: 'boolean', label: 'Required', category: 'validation' },
    ],
    ['state', { type: 'string', onChangeProp: 'onChange' }, { type: 'string', state: true }],
    ['that it cannot be bound', { type: 'array', control: { type: 'GridColumns', bindable: false } }, { type: 'array', bindable: false }],
    ['that it is hidden', { type: 'object', visible: false }, { type: 'object', hidden: true }],
    ['that it is always shown', { type: 'object', visible: true }, { type: 'object' }],
  ])('reads of a property %s', (_name, argType, facts) => {
    expect(props({ prop: argType })).toEqual([{ name: 'prop', ...facts }]);
  });

  const mode = { type: 'string', enum: ['text', 'markdown', 'link'] };

  test.each([
    ['one value', ({ mode: is }: { mode?: string }) => is === 'link', { prop: 'mode', values: ['link'] }],
    ['all but one value', ({ mode: is }: { mode?: string }) => is !== 'markdown', { prop: 'mode', values: ['text', 'link'] }],
    ['no value', () => true, undefined],
    ['what no list has', ({ other }: { other?: string }) => other === 'x', undefined],
  ])('finds that a property is shown with %s', (_name, visible, shownWith) => {
    expect(props({ mode, href: { type: 'string', visible } })[1]?.shownWith).toEqual(shownWith);
  });
});
