import type { Module } from './live-modules.ts';

/** A loop of edited code ends with an error after this long without a pause, in milliseconds. */
const EDIT_LOOP_LIMIT_MS = 2000;

type Factory = (
  require: (specifier: string) => Module,
  module: { exports: Module },
  exports: Module,
  turn: () => void,
) => void;

/** Runs CommonJS and returns its exports, or nothing where it is no code: the window has had an error event of that then. */
export async function evaluate(
  code: string,
  require: (specifier: string) => Module,
): Promise<Module | undefined> {
  const factory = await load(code);
  if (!factory) return undefined;
  const module = { exports: {} as Module };
  factory(require, module, module.exports, turn);
  return module.exports;
}

let loads = 0;

/**
 * Loads code as a script of its own: the policy lets this document make scripts, but no functions out of text. Its first line is line 1
 * in stack traces, which name it by its `blob:` address.
 */
async function load(code: string): Promise<Factory | undefined> {
  loads += 1;
  const name = `$edited${loads}`;
  let factory: Factory | undefined;
  Object.assign(globalThis, { [name]: (made: Factory) => (factory = made) });
  const text = `${name}(function (require, module, exports, $turn) {${code}\n});`;
  const script = document.createElement('script');
  script.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error('The code could not be loaded.'));
  });
  document.head.append(script);
  await loaded.finally(() => {
    script.remove();
    URL.revokeObjectURL(script.src);
    Reflect.deleteProperty(globalThis, name);
  });
  return factory;
}

let startedAt: number | undefined;

/** Called at every turn of a loop: throws when the code has not paused for too long. */
function turn(): void {
  const now = performance.now();
  if (startedAt === undefined) {
    startedAt = now;
    setTimeout(() => {
      startedAt = undefined;
    });
  }
  if (now - startedAt > EDIT_LOOP_LIMIT_MS)
    throw new Error(`A loop ran for more than ${EDIT_LOOP_LIMIT_MS / 1000} seconds.`);
}
