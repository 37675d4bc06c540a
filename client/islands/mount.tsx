import type { EmotionCache } from '@emotion/cache';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { dictionaries } from '#translations';
import { ISLAND_ENDS } from '../blocks/island/names.ts';
import { adoptStyles } from '../browser/platform/adopt-styles.ts';
import { siteConfig } from '../browser/platform/site-config.ts';
import { AppProviders } from '../contexts/app-providers.tsx';
import { themeOf } from '../contexts/theme.tsx';
import type { Direction } from '../shared/preferences/direction.ts';
import { languageOf } from '../shared/preferences/language.ts';
import { colorVariables, variableRulesIn } from '../theme/color-variables.ts';
import { createEmotionCache } from '../theme/emotion-cache.ts';

const html = document.documentElement;
const direction: Direction = html.dir === 'rtl' ? 'rtl' : 'ltr';
const language = languageOf(html.lang);
const dense = html.dataset.dense === 'true';
const config = siteConfig();
const caches = new Map<Direction, EmotionCache>();

function cacheOf(wanted: Direction) {
  const cache = caches.get(wanted) ?? noteStyles(createEmotionCache(wanted));
  caches.set(wanted, cache);
  return cache;
}

/** Tells a cache which styles the page brought. By Emotion's own mark it would move their element, and all of the page would be computed again. */
function noteStyles(cache: EmotionCache): EmotionCache {
  const [key, ...ids] = document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles?.split(' ') ?? [];
  if (key === cache.key) for (const id of ids) cache.inserted[id] = true;
  return cache;
}

/** Hydrates an island inside the application's wrapper; it is interactive when this returns. */
export function mountIsland<Props extends object>(element: HTMLElement, component: React.ComponentType<Props>): void {
  addOtherVariables();
  const props: Props = JSON.parse(element.dataset.props ?? '{}');
  const island = React.createElement(component, props);
  const root = flushSync(() =>
    hydrateRoot(
      element,
      <AppProviders config={config} language={language} direction={direction} dense={dense} cacheOf={cacheOf} dictionaries={dictionaries}>
        {island}
      </AppProviders>,
    ),
  );
  element.addEventListener(ISLAND_ENDS, () => root.unmount(), { once: true });
}

let added = false;

/** Where islands show: in their own places, and over the page. */
const PLACES = ':is([data-island],.MuiModal-root)';

/** The page brings only the color variables that it uses; islands may use any. */
function addOtherVariables(): void {
  if (added) return;
  added = true;
  const variables = colorVariables(themeOf(direction, dense));
  const page = getComputedStyle(html);
  const known = new Set([...variables.base.keys()].filter((name) => page.getPropertyValue(name) !== ''));
  adoptStyles(variableRulesIn(PLACES, variables, known));
}
