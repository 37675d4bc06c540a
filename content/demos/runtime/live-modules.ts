import { MAX_OFFERED_IMPORTS } from '../../../client/shared/playground/live-messages.ts';
import { withConstructedStyles } from './live-styles.ts';

export type Module = Record<string, unknown>;
/** Modules that are fetched together, by the name that code imports. */
export type ModuleGroup = {
  specifiers: readonly string[];
  load: () => Promise<{ modules: Record<string, Module> }>;
};
export type ModuleTable = readonly ModuleGroup[];

/** A demo's own sheet: the frame has it already. */
const SHEET = './index.css';
/** What the compiler imports for JSX. */
const JSX_RUNTIME = 'react/jsx-runtime';

/** A module that the table lacks, and what may be imported in its place. */
export class MissingModule extends Error {
  readonly specifier: string;
  readonly offered: string[];

  constructor(specifier: string, offered: string[]) {
    super(`There is no ${specifier} here.`);
    this.specifier = specifier;
    this.offered = offered;
  }
}

/** Fetches what code imports and gives it a `require`. Throws a MissingModule. */
export async function requireFor(
  table: ModuleTable,
  imports: string[],
): Promise<(specifier: string) => Module> {
  const wanted = new Set([...imports, JSX_RUNTIME]);
  wanted.delete(SHEET);
  const groups = [...wanted].map((specifier) => {
    const group = table.find(({ specifiers }) => specifiers.includes(specifier));
    if (!group) throw new MissingModule(specifier, offeredFor(table, specifier));
    return group;
  });
  const loaded = await Promise.all([...new Set(groups)].map(({ load }) => load()));
  const modules = new Map(loaded.flatMap((group) => Object.entries(group.modules)));
  return (specifier) => {
    if (specifier === SHEET) return {};
    const found = modules.get(specifier);
    if (!found) throw new MissingModule(specifier, offeredFor(table, specifier));
    return strictExports(
      specifier === JSX_RUNTIME ? withConstructedStyles(found) : found,
      specifier,
    );
  };
}

/** Says at the line of its use that a module lacks an export; React would only say that some element is undefined. */
function strictExports(module: Module, specifier: string): Module {
  // The mark tells compiled code that `default` is the default export.
  return new Proxy<Module>(
    { ...module, __esModule: true },
    {
      get: (exports, name) => {
        // Whoever awaits a module asks whether it is a promise.
        if (typeof name === 'string' && name !== 'then' && !(name in exports))
          throw new Error(`'${specifier}' has no export named ${name}.`);
        return Reflect.get(exports, name);
      },
    },
  );
}

/** Modules of the same package, else the packages. */
function offeredFor(table: ModuleTable, wanted: string): string[] {
  const all = table.flatMap(({ specifiers }) => specifiers);
  const ofPackage = all.filter((specifier) => packageOf(specifier) === packageOf(wanted));
  const offered = ofPackage.length > 0 ? ofPackage : [...new Set(all.map(packageOf))];
  return offered.slice(0, MAX_OFFERED_IMPORTS);
}

function packageOf(specifier: string): string {
  const [scope, name] = specifier.split('/');
  return scope?.startsWith('@') ? `${scope}/${name}` : (scope ?? '');
}
