import { buildId, keepList, retiringWorker, serviceWorkerScript, shellFiles } from '#assets';
import { dictionaries } from '#translations';
import type { WorkerBuild } from '../../../client/shared/offline.ts';
import { LANGUAGES, type Language } from '../../../client/shared/preferences/language.ts';
import { tableOf } from '../../../client/shared/tables.ts';
import { createTranslate } from '../../../client/shared/translate.ts';
import type { AppContext } from '../../context.ts';
import { configOf } from '../../env.ts';
import { NO_CACHE } from '../../http/cache-control.ts';
import { SERVICE_WORKER_POLICY } from '../../http/content-security-policy.ts';

/** What the worker is told of its build: each build's script differs by it, which is how browsers see an update. */
const told: WorkerBuild = {
  build: buildId,
  shell: shellFiles,
  keepList,
  demoNotStored: tableOf(LANGUAGES, wordsIn),
};

/** The service worker; or, where the operator turned it off, one that removes it and what it stored. */
export function serviceWorker(c: AppContext): Response {
  const script = configOf(c.env).SERVICE_WORKER ? `self.docs=${JSON.stringify(told)};${serviceWorkerScript}` : retiringWorker;
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': NO_CACHE,
      // The script lies in one of its two scopes only.
      'Service-Worker-Allowed': '/',
      'Content-Security-Policy': SERVICE_WORKER_POLICY,
    },
  });
}

function wordsIn(language: Language): string {
  return createTranslate(dictionaries, language)('offline.demo');
}
