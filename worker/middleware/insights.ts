import { createMiddleware } from 'hono/factory';
import { PRODUCT_IDS } from '../../client/shared/product.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { countInsight } from '../insights/count.ts';
import { countDeadAddress } from '../insights/dead-address.ts';

const FOR_MODELS = new Set(['/llms.txt', '/llms-full.txt', ...PRODUCT_IDS.map((id) => `/toolpad/${id}/llms.txt`)]);

/** Counts addresses that led nowhere, and the forms that agents read. Searches are counted where they are made, tools where they are called. */
export function insights() {
  return createMiddleware<AppEnv>(async function insights(c, next) {
    await next();
    if (c.req.method !== 'GET') return;
    const { status } = c.res;
    if (status === 404 && c.var.page?.path === null) c.executionCtx.waitUntil(countDeadAddress(c));
    else if ((status === 200 || status === 304) && !isOfOwnPage(c)) countReading(c);
  });
}

function countReading(c: AppContext): void {
  if (FOR_MODELS.has(c.req.path)) countInsight(c, 'agent', c.req.path);
  else if (c.res.headers.get('Content-Type')?.startsWith('text/markdown')) countInsight(c, 'agent', 'Markdown');
}

/** Whether a page of this site asks, as "Copy page" does: then a reader reads. */
function isOfOwnPage(c: AppContext): boolean {
  return c.req.header('Sec-Fetch-Site') === 'same-origin';
}
