import { paths } from '#content';
import { isBot } from '../../client/shared/analytics/bot.ts';
import { MAX_COUNTED_DIGITS } from '../../client/shared/analytics/insight.ts';
import { splitLanguage } from '../../client/shared/preferences/language.ts';
import type { AppContext } from '../context.ts';
import { isWithin } from '../http/limits.ts';
import { countInsight } from './count.ts';

/** A longer address is not counted, in characters. */
const MAX_COUNTED_PATH_LENGTH = 120;

const known = new Set<string>(paths);
/** An address as pages of this site have them; others are what machines try everywhere. */
const SHAPE = /^\/(?:toolpad|api(?:-docs)?)(?:\/[\w.-]+)*$/;

/** Counts an address that led nowhere, with the page of this site that it was linked from. Robots try addresses that nobody wrote. */
export async function countDeadAddress(c: AppContext): Promise<void> {
  const path = c.req.path.toLowerCase();
  const digits = path.match(/\d/g)?.length ?? 0;
  if (path.length > MAX_COUNTED_PATH_LENGTH || digits > MAX_COUNTED_DIGITS || !SHAPE.test(splitLanguage(path).rest)) return;
  if (isBot(c.req.header('User-Agent') ?? '')) return;
  if (!(await isWithin(c, 'EVENTS_LIMIT'))) return;
  const origin = ownReferrer(c);
  countInsight(c, origin ? 'dead-link' : 'dead-address', path, origin);
}

/** The page of this site that led here, without its language; none for other sites and for addresses that aren't pages. */
function ownReferrer(c: AppContext): string | undefined {
  const referrer = URL.parse(c.req.header('Referer') ?? '');
  if (referrer?.host !== new URL(c.req.url).host) return undefined;
  const { rest } = splitLanguage(referrer.pathname);
  return known.has(rest) ? rest : undefined;
}
