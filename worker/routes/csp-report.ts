import type { AppContext } from '../context.ts';
import { readBody } from '../http/read-body.ts';
import { text } from '../http/responses.ts';

const MAX_REPORT_BYTES = 8192;

/** Takes a browser's report of a blocked script, style or connection, and logs it for the operator (CSP Level 3, 5.2). */
export async function cspReport(c: AppContext): Promise<Response> {
  const body = await readBody(c.req.raw, MAX_REPORT_BYTES);
  if (body === undefined) return text(413, 'The report is too large.');
  // JSON.stringify keeps whatever a stranger sends on one line of the log.
  console.warn('csp-report', JSON.stringify(body));
  return new Response(null, { status: 204 });
}
