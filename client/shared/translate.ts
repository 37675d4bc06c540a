import type { Language } from './preferences/language.ts';

/** Words by key; keys may be nested and are addressed with dots. */
export type Dictionary = { [key: string]: string | Dictionary };

export type Dictionaries = Partial<Record<Language, Dictionary>>;

/** Finds the words for a key; `{{name}}` in them is replaced by the value given. */
export type Translate = (key: string, values?: Record<string, string>) => string;

const warned = new Set<string>();

/**
 * A translator for one language. A missing key warns once and falls back to English;
 * a missing language is a console error, and every key becomes an ellipsis.
 */
export function createTranslate(dictionaries: Dictionaries, language: Language): Translate {
  return (key, values = {}) => {
    const dictionary = dictionaries[language];
    if (!dictionary) {
      console.error(`Missing language: ${language}.`);
      return '…';
    }
    const words = lookUp(dictionary, key) ?? missing(dictionaries, language, key);
    return words.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  };
}

/** The words at a dotted key; an empty text counts as missing. */
export function lookUp(dictionary: Dictionary, key: string): string | undefined {
  const whole = dictionary[key];
  if (typeof whole === 'string') return whole || undefined;
  const found = key
    .split('.')
    .reduce<string | Dictionary | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), dictionary);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function missing(dictionaries: Dictionaries, language: Language, key: string): string {
  const id = `${language}:${key}`;
  if (!warned.has(id)) {
    warned.add(id);
    console.warn(`Missing translation for ${id}.`);
  }
  return (dictionaries.en && lookUp(dictionaries.en, key)) ?? '…';
}
