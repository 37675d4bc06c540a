import { createMiddleware } from 'hono/factory';
import { type Preferences, preferencesFromCookies } from '../../client/shared/preferences/preferences.ts';
import type { AppEnv } from '../context.ts';

/** Those of a reader who has chosen nothing. */
const NONE: Preferences = Object.freeze(preferencesFromCookies(''));

/** Reads the reader's preferences from the cookies; whatever else is in them is ignored. */
export function preferences() {
  return createMiddleware<AppEnv>(async function preferences(c, next) {
    const cookies = c.req.header('Cookie');
    c.set('preferences', cookies ? preferencesFromCookies(cookies) : NONE);
    await next();
  });
}
