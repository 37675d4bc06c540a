import type * as React from 'react';
import type { Direction } from '../shared/preferences/direction.ts';
import type { Language } from '../shared/preferences/language.ts';
import type { AdConfig, DocsConfig } from '../shared/site-config.ts';
import type { Dictionaries } from '../shared/translate.ts';
import { AdConfigProvider } from './ad-config.tsx';
import { DocsConfigProvider } from './docs-config.tsx';
import { type CacheOf, ThemeProvider } from './theme.tsx';
import { TranslationsProvider } from './translations.tsx';

type Props = {
  /** Islands are told nothing of ads: the slot is none of them. */
  config: { docs: DocsConfig; ads?: AdConfig };
  language: Language;
  direction: Direction;
  dense: boolean;
  cacheOf: CacheOf;
  dictionaries: Dictionaries;
  children: React.ReactNode;
};

/** The application's wrapper: around every page in rendering, and around every island in the browser. */
export function AppProviders({ config, language, direction, dense, cacheOf, dictionaries, children }: Props) {
  return (
    <DocsConfigProvider value={config.docs}>
      <AdConfigProvider value={config.ads}>
        <ThemeProvider direction={direction} dense={dense} cacheOf={cacheOf}>
          <TranslationsProvider language={language} dictionaries={dictionaries}>
            {children}
          </TranslationsProvider>
        </ThemeProvider>
      </AdConfigProvider>
    </DocsConfigProvider>
  );
}
