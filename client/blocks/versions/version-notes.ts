import type { Translate } from '../../shared/translate.ts';
import type { Versions } from './versions.ts';

/** Sentences on the version of the tables: since when there is something to tell, which one they show, and why not the one asked for. */
export function versionNotes({ product, name, documented, shown, since, refused }: Versions, t: Translate): string[] {
  const values = { product, name, documented, shown, since: since ?? '' };
  return [
    since && t('apiVersions.since', values),
    shown !== documented && t('apiVersions.shown', values),
    refused?.why === 'unknown' && t('apiVersions.unknown', values),
    refused?.why === 'absent' && t('apiVersions.absent', { ...values, version: refused.version }),
  ].filter((note) => note !== undefined && note !== false);
}
