import { dictionaries } from '#translations';
import type { StyledCode } from '../../client/blocks/demo/demo.ts';
import type { Direction } from '../../client/shared/preferences/direction.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import type { SiteConfig } from '../../client/shared/site-config.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import { SourcePage } from '../views/page/source-page.tsx';
import { type RenderedPage, renderPage } from './render-page.tsx';

type Source = { name: string; code: readonly StyledCode[]; language: Language; direction: Direction; config: SiteConfig };

/** Renders the page that holds a demo's whole source. */
export function renderSource({ name, code, ...rest }: Source): RenderedPage {
  const title = createTranslate(dictionaries, rest.language)('demo.sourceOf', { name });
  return renderPage({
    ...rest,
    title: `${title} - Toolpad`,
    hasCode: true,
    context: { path: '/toolpad', page: null, navigation: [] },
    main: <SourcePage title={title} code={code} />,
  });
}
