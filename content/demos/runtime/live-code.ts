import { EDIT_LOOP_LIMIT_MS } from '../../../client/shared/constants.ts';
import type { Module } from './live-modules.ts';

/** What the edited code is called in stack traces. */
export const CODE_NAME = 'edited-demo';

type Factory = (
  require: (specifier: string) => Module,
  module: { exports: Module },
  exports: Module,
  turn: () => void,
) => void;

/** Evaluates CommonJS and returns its exports. Its first line is line 1 in stack traces. */
export function evaluate(code: string, require: (specifier: string) => Module): Module {
  const text = `(function (require, module, exports, $turn) {${code}\n})\n//# sourceURL=${CODE_NAME}`;
  // biome-ignore lint/security/noGlobalEval: running a reader's code is what this sandboxed frame is for.
  const factory = globalThis.eval(text) as Factory;
  const module = { exports: {} as Module };
  factory(require, module, module.exports, turn);
  return module.exports;
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
