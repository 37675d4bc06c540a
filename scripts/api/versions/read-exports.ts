import { type Checker, type Project, SymbolFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync';
import { collapse, exportsOf, factsOf, isComponent, isOwn, moduleAt, rowOf, signatureOf } from '../component-reader.ts';
import type { Row } from '../shapes.ts';
import type { Facts } from './delta.ts';
import type { Fact } from './shapes.ts';

type Entry = readonly [key: string, fact: Fact];

/** A file that exports all of an entry of the package; its root has an empty subpath. */
export type Module = { subpath: string; file: string };

/** What the modules export, the root's first. What a subpath has under a name that the root uses otherwise is called by both, as `nextjs/AppProvider`. */
export function readExports(project: Project, modules: readonly Module[]): Facts {
  const { checker } = project;
  const known = new Map<string, TsSymbol>();
  const entries = modules.flatMap(({ subpath, file }) => {
    const own = exportsOf(checker, moduleAt(project, file)).filter(({ name, symbol }) => isOwn(symbol) && known.get(name) !== symbol);
    const components = new Set(own.filter(({ name, symbol }) => isComponent(checker, name, symbol)).map(({ name }) => name));
    // The types of props and slots hold what their component holds.
    const told = own.filter(({ name }) => components.has(name) || !components.has(name.replace(/(?:Props|Slots)$/, '')));
    return told.flatMap(({ name, symbol }) => {
      const key = known.has(name) ? `${subpath}/${name}` : name;
      if (key === name) known.set(name, symbol);
      return components.has(name) ? componentFacts(checker, key, symbol, subpath) : otherFacts(checker, key, symbol, subpath);
    });
  });
  return Object.fromEntries(entries);
}

function componentFacts(checker: Checker, key: string, symbol: TsSymbol, from: string): Entry[] {
  const { props, slots } = factsOf(checker, symbol);
  return [
    [key, { kind: 'component', ...(from && { from }) }],
    ...props.map((prop): Entry => [`${key}.prop.${prop.name}`, factOfRow(prop, prop.required)]),
    ...slots.map((slot): Entry => [`${key}.slot.${slot.name}`, factOfRow(slot, false)]),
  ];
}

/** A function with its signature, or a type with its keys. */
function otherFacts(checker: Checker, key: string, symbol: TsSymbol, from: string): Entry[] {
  const place = from && { from };
  if (symbol.valueDeclaration) {
    // React types contexts as callable.
    const called = !/^[A-Z].*Context$/.test(key) && signatureOf(checker, symbol);
    return [[key, called ? { kind: 'function', ...place, type: signatureText(symbol) } : { kind: 'value', ...place }]];
  }
  const rows = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).filter((row) => isOwn(row) && !isSymbolKey(row));
  // A union has keys too, those that all of its members share: what it is says more.
  const isObject = !(symbol.flags & SymbolFlags.TypeAlias) || /=\s*\{/.test(declarationText(symbol));
  if (!isObject || rows.length === 0) return [[key, { kind: 'type', ...place, type: signatureText(symbol) }]];
  return [
    [key, { kind: 'type', ...place }],
    ...rows.map((row): Entry => [`${key}.key.${row.name}`, factOfRow(rowOf(checker, row), !(row.flags & SymbolFlags.Optional))]),
  ];
}

/** A key that is a symbol is nothing to be written; the compiler names it by a number of its own. */
function isSymbolKey({ name }: TsSymbol): boolean {
  return name.startsWith('__@');
}

function factOfRow({ type, default: value }: Row, required: boolean): Fact {
  return { type: sameStyle(type), ...(value !== undefined && { default: sameStyle(value) }), ...(required && { required }) };
}

/** What follows the name in a declaration. */
function signatureText(symbol: TsSymbol): string {
  return sameStyle(declarationText(symbol))
    .replace(/^(?:export )?(?:default )?(?:declare )?(?:function|const|type|interface|class) [\w$]+|^[\w$]+(?=: )/, '')
    .replace(/^\s*[:=]\s*|;$/g, '')
    .trim();
}

function declarationText(symbol: TsSymbol): string {
  return symbol.declarations[0]?.resolve()?.getText() ?? '';
}

/** Versions were formatted by different tools: one spelling, so that only what differs counts as a change. */
export function sameStyle(text: string): string {
  return collapse(text.replace(/\/\*[\s\S]*?\*\//g, ''))
    .replace(/"/g, "'")
    .replace(/([;,]) ?(?=[}\])])/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/([([]) /g, '$1')
    .replace(/ ([)\]])/g, '$1')
    .replace(/(^|[(:=<,] ?)\| /g, '$1')
    .trim();
}
