import type { Language } from '../../client/shared/preferences/language.ts';
import type { AppContext } from '../context.ts';
import { sharedWork } from '../shared-work.ts';

/** Loads something of a language once, however many requests ask for it at the same moment; what failed is loaded again. */
export function oncePerIsolate<T>(load: (c: AppContext, language: Language) => Promise<T>): typeof load {
  const loaded = new Map<Language, T>();
  const loading = sharedWork<T>();
  return async (c, language) => {
    const known = loaded.get(language) ?? (await loading(c, language, () => load(c, language)));
    loaded.set(language, known);
    return known;
  };
}
