import { dictionaries } from '#translations';
import { OFFLINE_PATH } from '../../client/shared/offline.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import { OfflinePage } from '../views/offline/offline-page.tsx';
import type { RenderedPage } from './render-page.tsx';
import { type Reader, renderSimplePage } from './render-simple-page.ts';

/** Renders the page for readers without a network. */
export function renderOffline(reader: Reader): RenderedPage {
  const title = createTranslate(dictionaries, reader.language)('offline.title');
  return renderSimplePage({ ...reader, title, path: OFFLINE_PATH, main: <OfflinePage /> });
}
