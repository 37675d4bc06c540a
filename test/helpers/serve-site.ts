import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

/** Serves the built site on a free port for all browser tests. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const runtime = await startRuntime({ vars: resolveVars({}), port });
  project.provide('siteUrl', `http://127.0.0.1:${port}`);
  return () => runtime.dispose();
}

/** A port that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
