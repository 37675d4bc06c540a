import type { Language } from '../../client/shared/language.ts';
import type { AppContext } from '../context.ts';

/** Loads something of a language once, however many requests ask for it at the same moment; what failed is loaded again. */
export function oncePerIsolate<T>(load: (c: AppContext, language: Language) => Promise<T>): typeof load {
  const loaded = new Map<Language, Promise<T>>();
  return (c, language) => {
    const known = loaded.get(language);
    if (known) return known;
    const loading = load(c, language);
    loaded.set(language, loading);
    loading.catch(() => loaded.delete(language));
    // Others may wait for this promise, so it must outlive the request that began it.
    c.executionCtx.waitUntil(loading.catch(() => {}));
    return loading;
  };
}
