import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { freePort } from '../helpers/free-port.ts';
import { BROWSER_FLAGS } from './browser-flags.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    browserUrl: string;
  }
}

/** Serves the built site on a free port and starts one browser, for all browser tests of a run. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const runtime = await startRuntime({ vars: resolveVars({}), port });
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: [...BROWSER_FLAGS], host: '127.0.0.1' });
  project.provide('siteUrl', `http://127.0.0.1:${port}`);
  project.provide('browserUrl', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await runtime.dispose();
  };
}
