import { isMap, isNode, isScalar, type ParsedNode, visit, type YAMLMap } from 'yaml';
import type { StudioFacts, StudioProp } from '../../api/studio-shapes.ts';
import type { Mismatch } from '../../schema/validate.ts';

type Components = StudioFacts['components'];

/** Custom components have a name of the project's own. */
const CUSTOM = /^codeComponent\./;

/** Compares the elements in a YAML text with the components that they name: unknown components, unknown properties, wrong plain values. */
export function checkElements(root: ParsedNode | null, components: Components): Mismatch[] {
  const mismatches: Mismatch[] = [];
  visit(root, {
    Map(_key, node) {
      const component = node.get('component');
      if (typeof component === 'string' && node.has('name')) mismatches.push(...checkElement(node, component, components));
    },
  });
  return mismatches;
}

function checkElement(node: YAMLMap, name: string, components: Components): Mismatch[] {
  if (CUSTOM.test(name)) return [];
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  const place = node.get('component', true);
  if (!component) return [mismatch(place, name, `Studio has no component \`${name}\``)];
  const props = node.get('props', true);
  if (!isMap(props)) return [];
  return props.items.flatMap(({ key, value }) => {
    const propName = String(isScalar(key) ? key.value : key);
    const prop = component.props.find((one) => one.name === propName);
    if (!prop) return [mismatch(key, propName, `${name} has no property \`${propName}\``)];
    const problem = isScalar(value) ? wrongScalar(value.value, prop) : undefined;
    return problem ? [mismatch(value, propName, `\`${propName}\` of ${name} is not ${problem}`)] : [];
  });
}

/** What a plain value should have been; undefined if it is all right. `null` stands for no value. */
function wrongScalar(value: unknown, { type, enum: values }: StudioProp): string | undefined {
  if (value === null || type === 'any') return undefined;
  if (values) return values.includes(String(value)) ? undefined : `one of ${values.join(', ')}`;
  return typeof value === type ? undefined : `of the type ${type}`;
}

function mismatch(node: unknown, path: string, message: string): Mismatch {
  return { path, offset: (isNode(node) && node.range?.[0]) || 0, message };
}
