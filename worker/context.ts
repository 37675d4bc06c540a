import type { Context } from 'hono';
import type { Language } from '../client/shared/language.ts';
import type { Preferences } from '../client/shared/preferences.ts';
import type { Bindings } from './env.ts';

/** What a request asks for, once its path is canonical. A path that is no page has none. `markdown`: the path ends in `.md`. */
type PageRequest = { path: string | null; language: Language; markdown: boolean };

export type AppEnv = {
  Bindings: Bindings;
  Variables: { page: PageRequest; preferences: Preferences };
};

export type AppContext = Context<AppEnv>;
