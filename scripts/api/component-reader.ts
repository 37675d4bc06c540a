import type { Node, TypeNode } from 'typescript/unstable/ast';
import {
  isInterfaceDeclaration,
  isParameterDeclaration,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
} from 'typescript/unstable/ast/is';
import {
  type Checker,
  type NodeHandle,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Symbol as TsSymbol,
  type Type,
} from 'typescript/unstable/sync';
import type { ComponentFacts, Row } from './shapes.ts';

/** Reads components out of a project of the compiler. */
export type ComponentReader = {
  names: () => string[];
  /** The facts of a component; undefined if the package has no such export. */
  read: (name: string) => ComponentFacts | undefined;
};

/** The module that a file is. Throws where the compiler does not find it. */
export function moduleAt({ checker, program }: Project, file: string): TsSymbol {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`The compiler cannot read ${file}. Install the packages with \`npm install\`.`);
  return module;
}

/** A reader of everything that the module at `entry` exports. */
export function componentReader(project: Project, entry: string): ComponentReader {
  const { checker } = project;
  const module = moduleAt(project, entry);
  const components = new Map<string, TsSymbol>();
  for (const { name, symbol } of exportsOf(checker, module)) if (isComponent(checker, name, symbol)) components.set(name, symbol);
  return {
    names: () => [...components.keys()].sort(),
    read: (name) => {
      const symbol = components.get(name);
      return symbol && factsOf(checker, symbol);
    },
  };
}

/** What a module exports, under the names that it has there. */
export function exportsOf(checker: Checker, module: TsSymbol): { name: string; symbol: TsSymbol }[] {
  return checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return { name: exported.name, symbol };
  });
}

/** React types contexts as callable, though nobody renders one that way. */
export function isComponent(checker: Checker, name: string, symbol: TsSymbol): boolean {
  return /^[A-Z](?!.*Context$)/.test(name) && signatureOf(checker, symbol) !== undefined;
}

/** The call signature of a component or function; classes and codecs have none. */
export function signatureOf(checker: Checker, symbol: TsSymbol) {
  const type = symbol.valueDeclaration && checker.getTypeOfSymbol(symbol);
  return type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
}

/** The facts of a component's symbol. */
export function factsOf(checker: Checker, symbol: TsSymbol): ComponentFacts {
  const parameter = signatureOf(checker, symbol)?.getParameters()[0];
  const type = parameter && checker.getTypeOfSymbol(parameter);
  const all = type ? checker.getPropertiesOfType(type) : [];
  const own = all.filter(isOwn);
  const inheritedCount = all.length - own.length;
  const props = own.map((prop) => {
    const { name, ...rest } = rowOf(checker, prop);
    return { name, required: !(prop.flags & SymbolFlags.Optional), ...rest };
  });
  return {
    props: props.sort((a, b) => Number(b.required) - Number(a.required) || byName(a, b)),
    slots: slotsOf(
      checker,
      own.find((prop) => prop.name === 'slots'),
    ),
    inherits: inheritedCount > 0 ? inheritedName(checker, typeNodeOf(parameter)) : null,
    inheritedCount,
  };
}

function slotsOf(checker: Checker, prop: TsSymbol | undefined): Row[] {
  const type: Type | undefined = prop && checker.getTypeOfSymbol(prop);
  const slots = type && checker.getNonNullableType(type);
  return slots
    ? checker
        .getPropertiesOfType(slots)
        .map((slot) => rowOf(checker, slot))
        .sort(byName)
    : [];
}

/** Declared by a documented package itself, not by the Material UI or React types it extends. */
export function isOwn({ declarations }: TsSymbol): boolean {
  return declarations.some(isInPackage);
}

function isInPackage({ path }: NodeHandle): boolean {
  return /\/@toolpad\/(?:core|studio|studio-runtime)\//.test(path);
}

/** A prop, slot or key with its type as written and the default that its comment names. */
export function rowOf(checker: Checker, symbol: TsSymbol): Row {
  const tag = checker.getJsDocTagsOfSymbol(symbol).find(({ name }) => name === 'default');
  const value = tag?.text?.trim();
  const row = { name: symbol.name, type: writtenType(checker, symbol) };
  return value && value !== 'undefined' ? { ...row, default: value } : row;
}

/** The type as its author wrote it: the checker would expand `React.ReactNode` into all that it stands for. */
function writtenType(checker: Checker, symbol: TsSymbol): string {
  const written = typeNodeOf(symbol)?.getText();
  const type = checker.getTypeOfSymbol(symbol);
  return collapse(written ?? (type ? checker.typeToString(type) : 'any'));
}

function typeNodeOf(symbol: TsSymbol | undefined): TypeNode | undefined {
  const declaration = symbol?.declarations[0]?.resolve();
  return declaration && (isPropertySignatureDeclaration(declaration) || isParameterDeclaration(declaration)) ? declaration.type : undefined;
}

/** The foreign type behind a props type: what an interface of the package extends, or what an alias stands for. */
function inheritedName(checker: Checker, node: Node | undefined): string | null {
  if (!node) return null;
  const declaration = isTypeReferenceNode(node) ? declarationOf(checker, node.typeName) : undefined;
  if (!declaration || !isInPackage(declaration)) return collapse(node.getText());
  const resolved = declaration.resolve();
  if (resolved && isTypeAliasDeclaration(resolved)) return inheritedName(checker, resolved.type);
  if (!resolved || !isInterfaceDeclaration(resolved)) return null;
  const bases = (resolved.heritageClauses ?? []).flatMap((clause) => clause.types.map((type) => collapse(type.getText())));
  return bases.length > 0 ? bases.join(', ') : null;
}

function declarationOf(checker: Checker, name: Node): NodeHandle | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return (symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations[0];
}

/** On one line, as its author may have broken it. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Sorts by name, as the machine writes letters. */
export function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
