import { dictionaries } from '#translations';
import { OFFLINE_PATH } from '../../client/shared/offline.ts';
import type { Direction } from '../../client/shared/preferences/direction.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import type { SiteConfig } from '../../client/shared/site-config.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import { OfflinePage } from '../views/offline-page.tsx';
import { type RenderedPage, renderPage } from './render-page.tsx';

type Offline = { language: Language; direction: Direction; config: SiteConfig };

/** Renders the page for readers without a network. */
export function renderOffline(request: Offline): RenderedPage {
  const title = createTranslate(dictionaries, request.language)('offline.title');
  return renderPage({
    ...request,
    title: `${title} - Toolpad`,
    hasCode: false,
    context: { path: OFFLINE_PATH, page: null, navigation: [] },
    main: <OfflinePage />,
  });
}
