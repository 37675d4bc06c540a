import { createMiddleware } from 'hono/factory';
import { decidePath } from '../address/canonical-path.ts';
import { askedVersion } from '../asked-version.ts';
import type { AppEnv } from '../context.ts';
import { configOf } from '../env.ts';
import { ONE_DAY } from '../http/cache-control.ts';
import { movedPermanently } from '../http/responses.ts';
import { siteMap } from '../site-map.ts';
import { plainPage } from '../views/frame/plain-page.ts';

/** Sends every address to its one canonical form, with at most one redirect, and never off this site but for the host's blog. */
export function canonicalPath() {
  return createMiddleware<AppEnv>(async function canonicalPath(c, next) {
    const url = new URL(c.req.url);
    const decision = decidePath(url, { ...siteMap, docsHost: configOf(c.env).DOCS_HOST });
    switch (decision.kind) {
      case 'redirect':
        return movedPermanently(decision.location, ONE_DAY);
      case 'too-long':
        return plainPage(c, 414, 'uriTooLong');
      case 'page':
        c.set('page', { ...decision, version: url.search ? askedVersion(decision.path, url.searchParams) : undefined });
        return next();
      case 'not-found':
        c.set('page', { path: null, language: decision.language, markdown: decision.markdown });
        return next();
      case 'endpoint':
        return next();
    }
  });
}
