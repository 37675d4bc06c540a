import { createMiddleware } from 'hono/factory';
import { preferencesFromCookies } from '../../client/shared/preferences/preferences.ts';
import type { AppEnv } from '../context.ts';

/** Reads the reader's preferences from the cookies; whatever else is in them is ignored. */
export function preferences() {
  return createMiddleware<AppEnv>(async function preferences(c, next) {
    c.set('preferences', preferencesFromCookies(c.req.header('Cookie') ?? ''));
    await next();
  });
}
