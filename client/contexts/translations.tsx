import * as React from 'react';
import type { Language } from '../shared/preferences/language.ts';
import { createTranslate, type Dictionaries, type Dictionary, lookUp, type Translate } from '../shared/translate.ts';

type Translations = {
  language: Language;
  t: Translate;
  /** The language's own words for a key, if it has any: no warning, and no English instead. */
  find: (key: string) => string | undefined;
};

const TranslationsContext = React.createContext<Translations | null>(null);

type Props = { language: Language; dictionaries: Dictionaries; children: React.ReactNode };

/** Gives everything below it the words of one language. */
export function TranslationsProvider({ language, dictionaries, children }: Props) {
  const value = React.useMemo(() => {
    const find = (key: string) => lookUp(dictionaries[language] ?? {}, key);
    return { language, t: createTranslate(dictionaries, language), find };
  }, [language, dictionaries]);
  return <TranslationsContext value={value}>{children}</TranslationsContext>;
}

/** A translator for words in the reader's language that aren't part of the dictionary. */
export function useWords(words: Dictionary): Translate {
  const { language } = useTranslations();
  return React.useMemo(() => createTranslate({ [language]: words }, language), [language, words]);
}

/** The language and its words. Throws outside `TranslationsProvider`. */
export function useTranslations(): Translations {
  const value = React.use(TranslationsContext);
  if (!value) throw new Error('Could not find the translations context value. Wrap the component in `AppProviders`.');
  return value;
}
