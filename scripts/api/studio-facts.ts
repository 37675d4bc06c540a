import type { StudioComponent, StudioProp } from './studio-shapes.ts';

type Json = Record<string, unknown>;

/** The facts of a component from the configuration that its package gives it. Texts of the package are left out: the docs have their own. */
export function factsOfConfig(config: unknown): StudioComponent {
  const { argTypes, layoutDirection, loadingProp, loadingPropSource, errorProp, errorPropSource, ...rest } = objectOf(config);
  const props = Object.entries(objectOf(argTypes));
  return withoutGaps({
    props: props.map(([name, argType]) => factsOfProp(name, objectOf(argType), props)),
    alignment: layoutDirection as StudioComponent['alignment'],
    loading: forwarded(loadingProp, loadingPropSource),
    error: forwarded(errorProp, errorPropSource),
    defaultHeight: rest.defaultLayoutHeight as number | undefined,
    minimumHeight: rest.minimumLayoutHeight as number | undefined,
  });
}

function factsOfProp(name: string, argType: Json, siblings: [string, unknown][]): StudioProp {
  const { type, minimum, maximum, label, category } = argType as Partial<StudioProp>;
  return withoutGaps({
    name,
    type: type ?? 'any',
    default: argType.default,
    enum: argType.enum as string[] | undefined,
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
function shownWith(visible: unknown, siblings: [string, unknown][]): StudioProp['shownWith'] {
  if (typeof visible !== 'function') return undefined;
  for (const [prop, argType] of siblings) {
    const all = (objectOf(argType).enum ?? []) as string[];
    const values = all.filter((value) => visible({ [prop]: value }) === true);
    if (values.length > 0 && values.length < all.length) return { prop, values };
  }
  return undefined;
}

function forwarded(prop: unknown, from: unknown): StudioComponent['loading'] {
  return typeof prop === 'string' ? withoutGaps({ prop, from: from as string[] | undefined }) : undefined;
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

/** JSON knows no undefined. */
function withoutGaps<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}
