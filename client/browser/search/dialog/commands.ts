import { productNames } from '#product-names';
import { COLOR_MODES } from '../../../shared/preferences/color-mode.ts';
import { LANGUAGES, type Language, localizedPath } from '../../../shared/preferences/language.ts';
import { SITE_LANGUAGES } from '../../../shared/preferences/site-languages.ts';
import type { Translate } from '../../../shared/translate.ts';
import { loadMarkdown } from '../../page/copy-page.ts';
import { announce } from '../../platform/announce.ts';
import { writeToClipboard } from '../../platform/clipboard.ts';
import { changeSetting } from '../../preferences/change-setting.ts';
import { storedPreferences } from '../../preferences/stored-preferences.ts';
import type { SearchOption } from './options.ts';

/** What the search dialog can do besides finding: modes, direction, languages, copying the page, going to a product. */
export function commandsOf(t: Translate, language: Language): SearchOption[] {
  return [...copyCommand(t), ...modeCommands(t), directionCommand(t), ...languageCommands(t, language), ...productLinks(t, language)];
}

function modeCommands(t: Translate): SearchOption[] {
  const { mode } = storedPreferences();
  const others = COLOR_MODES.filter((choice) => choice !== mode);
  return others.map((choice) => command(`${choice}Mode`, t(`search.${choice}Mode`), () => changeSetting('mode', choice)));
}

function directionCommand(t: Translate): SearchOption {
  const turned = document.documentElement.dir === 'rtl' ? 'ltr' : 'rtl';
  return command('direction', t(turned === 'rtl' ? 'search.toRtl' : 'search.toLtr'), () => changeSetting('direction', turned));
}

/** Languages as the reader's own calls them: the first letters of another script take a phone longer than all else in the dialog. */
function languageCommands(t: Translate, language: Language): SearchOption[] {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return LANGUAGES.filter((code) => code !== language).map((code) => {
    const { name } = SITE_LANGUAGES[code];
    const text = t('search.inLanguage', { language: names.of(code) ?? name });
    return { ...command(code, text, () => changeSetting('language', code)), also: name };
  });
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
  const copy = async () => announce(t((await writeToClipboard(loadMarkdown(source))) ? 'copied' : 'search.notCopied'));
  return [command('copy', t('search.copyPage'), copy)];
}

function command(key: string, text: string, action?: () => void): SearchOption {
  const run = () => {
    action?.();
    return undefined;
  };
  return { key: `command-${key}`, text, icon: 'command', run };
}
