import * as v from 'valibot';
import { paths } from '#content';
import type { AppContext } from '../../context.ts';
import { isForeign } from '../../http/is-foreign.ts';
import { isWithin } from '../../http/limits.ts';
import { readPost } from '../../http/read-post.ts';
import { text } from '../../http/responses.ts';
import { logEvent } from '../../log/log-event.ts';
import { routeKind } from '../../log/route-kind.ts';

/** A longer report is refused: browsers write one or two KiB. */
const MAX_REPORT_BYTES = 8192;
const known = new Set<string>(paths);

const shortText = v.optional(v.pipe(v.string(), v.maxLength(2048)), '');
/** A report as browsers write it (CSP Level 3, 5.3). */
const reportSchema = v.object({
  'csp-report': v.object({
    'document-uri': shortText,
    'effective-directive': v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{0,40}$/)), ''),
    'violated-directive': v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
    'blocked-uri': shortText,
    'line-number': v.optional(v.pipe(v.number(), v.integer())),
  }),
});

/** Takes a browser's report of a blocked script, style or connection, and logs for the operator what of it names no reader. */
export async function cspReport(c: AppContext): Promise<Response> {
  if (isForeign(c)) return text(403, 'Reports come from pages of this site only.');
  const body = await readPost(c, MAX_REPORT_BYTES, 'The report is too large.');
  if (body instanceof Response) return body;
  const report = parseReport(body);
  // A malformed report, or one too many, is nothing that its sender could fix.
  if (report && (await isWithin(c, 'EVENTS_LIMIT'))) logEvent(c, 'policy-report', report);
  return new Response(null, { status: 204 });
}

function parseReport(body: string) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), body);
  if (!result.success) return undefined;
  const report = result.output['csp-report'];
  const page = URL.parse(report['document-uri'])?.pathname ?? '';
  return {
    // The query of a page may be what a reader searched for.
    document: routeKind(page),
    path: known.has(page) ? page : undefined,
    directive: report['effective-directive'] || /^[a-z-]{0,40}(?![^ ])/.exec(report['violated-directive'])?.[0],
    blocked: URL.parse(report['blocked-uri'])?.origin ?? report['blocked-uri'].slice(0, 20),
    line: report['line-number'],
  };
}
