import { type Theme, useTheme } from '@mui/material/styles';
import * as React from 'react';
import { productNames } from '#product-names';
import { announce } from '../browser/announce.ts';
import { changeSetting } from '../browser/change-setting.ts';
import { writeToClipboard } from '../browser/clipboard.ts';
import { loadMarkdown } from '../browser/copy-page.ts';
import { storedPreferences } from '../browser/stored-preferences.ts';
import { useTranslations } from '../contexts/translations.tsx';
import { LANGUAGES, type Language, localizedPath } from '../shared/language.ts';
import { SITE_LANGUAGES } from '../shared/site-languages.ts';
import type { Translate } from '../shared/translate.ts';
import { setColorScheme } from '../theme/color-schemes.ts';
import type { SearchOption } from './search-options.ts';

/** What the search dialog can do besides finding: modes, direction, languages, copying the page, going to a product. */
export function useCommands(): SearchOption[] {
  const { t, language } = useTranslations();
  const theme = useTheme();
  // Each of them closes the dialog, so what they are made of is read once for it, and not at every key.
  return React.useMemo(
    () => [
      ...copyCommand(t),
      ...modeCommands(t, theme),
      directionCommand(t, theme),
      ...languageCommands(t, language),
      ...productLinks(t, language),
    ],
    [t, language, theme],
  );
}

function modeCommands(t: Translate, theme: Theme): SearchOption[] {
  const { mode } = storedPreferences();
  return (['light', 'dark', 'system'] as const)
    .filter((choice) => choice !== mode)
    .map((choice) =>
      command(`${choice}Mode`, t(`search.${choice}Mode`), () => setColorScheme(choice, theme, (chosen) => changeSetting('mode', chosen))),
    );
}

function directionCommand(t: Translate, theme: Theme): SearchOption {
  const turned = theme.direction === 'rtl' ? 'ltr' : 'rtl';
  return command('direction', t(turned === 'rtl' ? 'search.toRtl' : 'search.toLtr'), () => changeSetting('direction', turned));
}

function languageCommands(t: Translate, language: Language): SearchOption[] {
  return LANGUAGES.filter((code) => code !== language).map((code) =>
    command(code, t('search.inLanguage', { language: SITE_LANGUAGES[code].name }), () => changeSetting('language', code)),
  );
}

function productLinks(t: Translate, language: Language): SearchOption[] {
  return Object.entries(productNames).map(([id, name]) => ({
    ...command(id, t('search.goTo', { name })),
    href: localizedPath(`/toolpad/${id}`, language),
  }));
}

/** Pages without a Markdown twin have no button for it either. */
function copyCommand(t: Translate): SearchOption[] {
  const source = document.querySelector<HTMLElement>('.copy-page')?.dataset.source;
  if (!source) return [];
  const copy = () => {
    void writeToClipboard(loadMarkdown(source));
    announce(t('copied'));
  };
  return [command('copy', t('search.copyPage'), copy)];
}

function command(key: string, text: string, action?: () => void): SearchOption {
  const run = () => {
    action?.();
    return undefined;
  };
  return { key: `command-${key}`, text, icon: 'command', run };
}
