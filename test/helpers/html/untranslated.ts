import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Response } from 'miniflare';
import { assetsFolder } from '../../../scripts/shared/folders.ts';
import { changedWorker } from '../project/changed-worker.ts';
import { watchedAssets } from '../worker/assets.ts';
import type { WorkerOverride } from '../worker/worker.ts';

/** A page that `withoutTranslation` leaves in English alone. */
export const UNTRANSLATED = '/toolpad/core/introduction/roadmap';

/** The site before somebody translated that page: every page of this one is translated. */
export function withoutTranslation(): WorkerOverride {
  const { serviceBindings, replaced } = watchedAssets();
  const content = `/_content/en${UNTRANSLATED}.json`;
  const page = { ...JSON.parse(readFileSync(join(assetsFolder(), content), 'utf8')), languages: ['en'] };
  replaced.set(content, () => new Response(JSON.stringify(page)));
  const forget = (script: string) => script.replace(/\bzh:\[(?="\/toolpad)/, (start) => `${start}"${UNTRANSLATED}",`);
  return { serviceBindings, worker: changedWorker(forget, 'the list of untranslated pages') };
}
