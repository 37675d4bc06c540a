import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { findChromium, findHeadlessShell } from '../../scripts/shared/find-chromium.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { BROWSER_FLAGS } from './browser-flags.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    /** Where readers' browser, and the quicker one without windows, take connections. */
    browserUrls: { whole: string; shell: string };
  }
}

/** Serves the built site on a free port and starts the browsers, for all browser tests of a run. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const runtime = await startRuntime({ vars: resolveVars({}), port });
  const [whole, shell] = await Promise.all([findChromium(), findHeadlessShell()].map(startBrowser));
  project.provide('siteUrl', `http://127.0.0.1:${port}`);
  project.provide('browserUrls', { whole: whole!.wsEndpoint(), shell: shell!.wsEndpoint() });
  return async () => {
    await Promise.all([whole!.close(), shell!.close()]);
    await runtime.dispose();
  };
}

function startBrowser(executablePath: string) {
  return chromium.launchServer({ executablePath, args: [...BROWSER_FLAGS], host: '127.0.0.1' });
}
