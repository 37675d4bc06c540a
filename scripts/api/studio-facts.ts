import { isObject } from '../../client/shared/is-object.ts';
import { parseComponent, type StudioComponent } from './studio-shapes.ts';

type Json = Record<string, unknown>;

/** The facts of a component from the configuration that its package gives it. Texts of the package are left out: the docs have their own. */
export function factsOfConfig(config: unknown): StudioComponent {
  const { argTypes, layoutDirection, loadingProp, loadingPropSource, errorProp, errorPropSource, ...rest } = objectOf(config);
  const props = Object.entries(objectOf(argTypes));
  return parseComponent(
    withoutGaps({
      props: props.map(([name, argType]) => factsOfProp(name, objectOf(argType), props)),
      alignment: layoutDirection,
      loading: forwarded(loadingProp, loadingPropSource),
      error: forwarded(errorProp, errorPropSource),
      defaultHeight: rest.defaultLayoutHeight,
      minimumHeight: rest.minimumLayoutHeight,
    }),
  );
}

function factsOfProp(name: string, argType: Json, siblings: [string, unknown][]): object {
  const { type, minimum, maximum, label, category } = argType;
  return withoutGaps({
    name,
    type: type ?? 'any',
    default: argType.default,
    enum: argType.enum,
    minimum,
    maximum,
    label,
    category,
    state: argType.onChangeProp === undefined ? undefined : true,
    bindable: objectOf(argType.control).bindable === false ? false : undefined,
    hidden: argType.visible === false ? true : undefined,
    shownWith: shownWith(argType.visible, siblings),
  });
}

/** A rule is code: it is asked about each value of each property that has a list of them. */
function shownWith(visible: unknown, siblings: [string, unknown][]): object | undefined {
  if (typeof visible !== 'function') return undefined;
  for (const [prop, argType] of siblings) {
    const { enum: all } = objectOf(argType);
    if (!Array.isArray(all)) continue;
    const values = all.filter((value) => visible({ [prop]: value }) === true);
    if (values.length > 0 && values.length < all.length) return { prop, values };
  }
  return undefined;
}

function forwarded(prop: unknown, from: unknown): object | undefined {
  return typeof prop === 'string' ? withoutGaps({ prop, from }) : undefined;
}

function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}

/** JSON knows no undefined. */
function withoutGaps(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}
