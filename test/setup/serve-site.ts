import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { freePort } from '../helpers/free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    browserUrl: string;
  }
}

/** Keeps Chromium from calling its maker: the tests' network is closed. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Serves the built site on a free port and starts one browser, for all browser tests of a run. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const runtime = await startRuntime({ vars: resolveVars({}), port });
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: QUIET, host: '127.0.0.1' });
  project.provide('siteUrl', `http://127.0.0.1:${port}`);
  project.provide('browserUrl', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await runtime.dispose();
  };
}
