import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll } from 'vitest';
import { type RuntimeOptions, startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';

export const ORIGIN = 'http://127.0.0.1:8787';

type Get = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * The production Worker in workerd for the tests of a file. `path` is the raw request target; redirects are not followed.
 * `override` changes bindings, variables, assets or modules.
 */
export function useWorker(override: Partial<Omit<RuntimeOptions, 'vars'>> & { vars?: Record<string, string> } = {}): {
  get: Get;
  runtime: () => Miniflare;
} {
  let runtime: Miniflare;
  beforeAll(async () => {
    runtime = await startRuntime({ ...override, vars: { ...resolveVars({}), ...override.vars } });
  });
  afterAll(() => runtime.dispose());
  const get: Get = async (path, init) => {
    const response = await runtime.dispatchFetch(new URL(path, ORIGIN).href, { redirect: 'manual', ...init } as never);
    return response as unknown as Response;
  };
  return { get, runtime: () => runtime };
}
