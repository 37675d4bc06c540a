import type { Context } from 'hono';
import type { Language } from '../client/shared/preferences/language.ts';
import type { Preferences } from '../client/shared/preferences/preferences.ts';
import type { AskedVersion } from './asked-version.ts';
import type { Bindings } from './env.ts';

/**
 * What a request asks for, once its path is canonical. A path that isn't a page has none. `markdown`: the path ends in `.md`.
 * `version`: another one than the documented one, of a page with tables by version.
 */
type PageRequest = { path: string | null; language: Language; markdown: boolean; version?: AskedVersion };

export type AppEnv = {
  Bindings: Bindings;
  Variables: { page: PageRequest; preferences: Preferences };
};

export type AppContext = Context<AppEnv>;
