import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type * as React from 'react';
import { renderToString } from 'react-dom/server.edge';
import { baseCss } from '#assets';
import { dictionaries, pageTitles } from '#translations';
import { AppProviders } from '../../client/contexts/app-providers.tsx';
import { themeOf } from '../../client/contexts/theme.tsx';
import type { Direction } from '../../client/shared/preferences/direction.ts';
import { LANGUAGES, type Language } from '../../client/shared/preferences/language.ts';
import type { SiteConfig } from '../../client/shared/site-config.ts';
import { createTranslate, type Dictionaries } from '../../client/shared/translate.ts';
import { type ColorVariables, colorVariables, usedVariables, variableRules } from '../../client/theme/color-variables.ts';
import { createEmotionCache } from '../../client/theme/emotion-cache.ts';
import { FRAME_CSS } from '../views/frame/frame-css.ts';
import type { PageContext } from '../views/frame/page-context.ts';
import { PageFrame } from '../views/page-frame.tsx';
import { htmlDocument } from './document.ts';
import type { NeutralPage } from './stamp.ts';

export type RenderRequest = {
  language: Language;
  direction: Direction;
  title: string;
  description?: string;
  /** Canonical path for search engines; none when the page is not to be indexed. */
  indexAs?: string;
  hasCode: boolean;
  condensed?: boolean;
  context: PageContext;
  config: SiteConfig;
  main: React.ReactNode;
};

/** A page with its inline styles, which its policy names. */
export type RenderedPage = { page: NeutralPage; css: string };

type DirectionStyles = { cache: EmotionCache; extract: (html: string) => { css: string; ids: string[] } };

/** The words of the interface with the titles of pages, which only the server needs. */
const allWords: Dictionaries = Object.fromEntries(
  LANGUAGES.map((language) => [language, { ...dictionaries[language], pages: pageTitles[language] }]),
);

// Kept between requests: what is in a cache depends on the styles alone, never on a reader,
// and only the classes that a page uses are taken out of it.
const stylesByDirection = new Map<Direction, DirectionStyles>();
let variables: ColorVariables | undefined;
/** What every page has, and the variables that it uses. */
const FLOOR_CSS = baseCss + FRAME_CSS;
let floorVariables: ReadonlySet<string> | undefined;

/** Renders a neutral page with its critical CSS inlined. The only place that renders React to a string. */
export function renderPage(request: RenderRequest): RenderedPage {
  const { config, language, direction } = request;
  const { cache, extract } = stylesOf(direction);
  const t = createTranslate(dictionaries, language);
  const body = renderToString(
    <AppProviders config={config} language={language} direction={direction} dense={false} cacheOf={() => cache} dictionaries={allWords}>
      <PageFrame context={request.context}>{request.main}</PageFrame>
    </AppProviders>,
  );
  const critical = extract(body);
  variables ??= colorVariables(themeOf('ltr', false));
  floorVariables ??= usedVariables(variables, FLOOR_CSS);
  const used = usedVariables(variables, critical.css, floorVariables);
  const css = `${variableRules(variables, used)}@media print{:root{--site:"https://${config.docs.docsHost}"}}${FLOOR_CSS}${critical.css}`;
  const page = htmlDocument({
    ...request,
    path: request.indexAs,
    page: request.context.page,
    css,
    cacheKey: cache.key,
    styleIds: critical.ids,
    body,
    t,
  });
  return { page, css };
}

function stylesOf(direction: Direction): DirectionStyles {
  const known = stylesByDirection.get(direction);
  if (known) return known;
  const cache = createEmotionCache(direction);
  // Collect rules instead of writing a style tag beside each element.
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const extract = (html: string) => {
    const { styles } = extractCriticalToChunks(html);
    return { css: styles.map((style) => style.css).join(''), ids: styles.flatMap((style) => style.ids) };
  };
  const styles = { cache, extract };
  stylesByDirection.set(direction, styles);
  return styles;
}
