import * as React from 'react';
import type { Language } from '../shared/preferences/language.ts';
import { useTranslations } from './translations.tsx';

const TextLanguageContext = React.createContext<Language | null>(null);

type Props = { language: Language; children: React.ReactNode };

/** Says which language the text below is written in. */
export function TextLanguage({ language, children }: Props) {
  return <TextLanguageContext value={language}>{children}</TextLanguageContext>;
}

/** The `lang` of what the interface adds to a text: in a text of another language it says which one it is in (WCAG 3.1.2). */
export function useInterfaceLang(): Language | undefined {
  const text = React.use(TextLanguageContext);
  const { language } = useTranslations();
  return text === null || text === language ? undefined : language;
}
