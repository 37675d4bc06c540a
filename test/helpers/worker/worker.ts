import type { Miniflare, RequestInit as RuntimeInit } from 'miniflare';
import { afterAll, beforeAll } from 'vitest';
import { type RuntimeOptions, startRuntime } from '../../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../../scripts/runtime/vars.ts';
import { type RawAnswer, type RawRequest, sendRaw } from '../faults/raw-request.ts';
import { freePort } from '../project/free-port.ts';

/** Answers that cannot have a body. */
const BODILESS: ReadonlySet<number> = new Set([204, 304]);
const ORIGIN = 'http://127.0.0.1:8787';

export type WorkerOverride = Partial<Omit<RuntimeOptions, 'vars'>> & { vars?: Record<string, string> };

type Get = (path: string, init?: RequestInit) => Promise<Response>;

/** What a busy machine makes the Worker say. */
const SLOW = '"event":"slow-render"';

/** The production Worker in workerd, started now. `console` takes what it logs. Dispose of it. */
export function startWorker({ vars, ...override }: WorkerOverride = {}, console: string[] = []): Promise<Miniflare> {
  const onConsole = (line: string) => void (line.includes(SLOW) || console.push(line));
  return startRuntime({ onConsole, ...override, vars: { ...resolveVars({}), ...vars } });
}

/** Asks a runtime for a path. Redirects are not followed. */
export async function ask(runtime: Miniflare, path: string, init?: RequestInit): Promise<Response> {
  // The same at run time: the Worker's types and the runtime's name other kinds of bodies.
  const answer = await runtime.dispatchFetch(ORIGIN + path, { redirect: 'manual', ...init } as RuntimeInit);
  const { status, headers } = answer;
  // Read at once: what waits unread is thrown away with the object that brought it, whenever memory is tidied.
  const bytes = answer.body && (await answer.arrayBuffer());
  return new Response(bytes && !BODILESS.has(status) ? bytes : null, { status, headers: [...headers] });
}

/**
 * The production Worker in workerd for the tests of a file. `override` changes bindings, variables, assets or modules;
 * `console` holds what the Worker logged.
 */
export function useWorker(override: WorkerOverride = {}): { get: Get; runtime: () => Miniflare; console: string[] } {
  let runtime: Miniflare;
  const console: string[] = [];
  beforeAll(async () => {
    runtime = await startWorker(override, console);
  });
  afterAll(() => runtime.dispose());
  return { get: (path, init) => ask(runtime, path, init), runtime: () => runtime, console };
}

/** The Worker behind its own socket, for request targets and headers that no client would send. */
export function useRawWorker(override: WorkerOverride = {}): { send: (target: string, request?: RawRequest) => Promise<RawAnswer> } {
  let runtime: Miniflare;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    runtime = await startWorker({ ...override, port });
  });
  afterAll(() => runtime.dispose());
  return { send: (target, request) => sendRaw(port, target, request) };
}
