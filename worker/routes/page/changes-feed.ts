import { siteFile } from '../../../client/shared/address/built-files.ts';
import type { DayOfChanges } from '../../../client/shared/changes.ts';
import { escapeHtml } from '../../../client/shared/escape-html.ts';
import { SITE_NAME } from '../../../client/shared/site-title.ts';
import { loadJson } from '../../content.ts';
import type { AppContext } from '../../context.ts';
import { docsUrlOf } from '../../env.ts';
import { ONE_DAY } from '../../http/cache-control.ts';

/** A feed without entries was never changed, but must say when. */
const NEVER = '1970-01-01';

/** What changed in the docs, an entry for each day and page (Atom, RFC 4287). */
export async function changesFeed(c: AppContext): Promise<Response> {
  const days = await loadJson<DayOfChanges[]>(c, siteFile('changes'));
  const home = `${docsUrlOf(c.env)}/toolpad/changes`;
  const entries = days.flatMap(({ day, pages }) =>
    pages.map(({ path, title, what }) => {
      const address = docsUrlOf(c.env) + path;
      return `<entry><title>${escapeHtml(title)}</title><id>${address}#${day}</id><link href="${address}"/><updated>${day}T00:00:00Z</updated><summary>${escapeHtml(what.join('; '))}</summary></entry>`;
    }),
  );
  const head = `<title>${SITE_NAME} docs</title><id>${home}</id><link href="${home}"/><link rel="self" href="${home}.atom"/><updated>${days[0]?.day ?? NEVER}T00:00:00Z</updated><author><name>${SITE_NAME}</name></author>`;
  const feed = `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${head}\n${entries.join('\n')}\n</feed>\n`;
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': ONE_DAY } });
}
