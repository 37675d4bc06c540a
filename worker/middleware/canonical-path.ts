import { createMiddleware } from 'hono/factory';
import { apiPages, movedPages, movedSections, paths, viewPaths } from '#content';
import { decidePath, type SiteMap } from '../../client/shared/canonical-path.ts';
import { createMovedTo } from '../../client/shared/moved-to.ts';
import type { AppEnv } from '../context.ts';
import { configOf } from '../env.ts';
import { ONE_DAY } from '../http/cache-control.ts';
import { movedPermanently } from '../http/responses.ts';
import { askedVersion } from '../versions/asked-version.ts';
import { plainPage } from '../views/plain-page.ts';

const known = new Set<string>(paths);
const views = new Set<string>(viewPaths);
const byApiName: Record<string, string | undefined> = apiPages;
const site: Omit<SiteMap, 'docsHost'> = {
  hasPage: (path) => known.has(path),
  hasMarkdown: (path) => known.has(path) && !views.has(path),
  apiPage: (name) => (Object.hasOwn(byApiName, name) ? byApiName[name] : undefined),
  movedTo: createMovedTo(movedPages, movedSections),
};

/** Sends every address to its one canonical form, with at most one redirect, and never off this site but for the host's blog. */
export function canonicalPath() {
  return createMiddleware<AppEnv>(async function canonicalPath(c, next) {
    const decision = decidePath(new URL(c.req.url), { ...site, docsHost: configOf(c.env).DOCS_HOST });
    switch (decision.kind) {
      case 'redirect':
        return movedPermanently(decision.location, ONE_DAY);
      case 'too-long':
        return plainPage(c, 414, 'uriTooLong');
      case 'page':
        c.set('page', { ...decision, version: askedVersion(decision.path, new URL(c.req.url).searchParams) });
        return next();
      case 'not-found':
        c.set('page', { path: null, language: decision.language, markdown: decision.markdown });
        return next();
      case 'endpoint':
        return next();
    }
  });
}
