import type { AppContext } from '../context.ts';
import { logEvent, reasonOf } from '../log/log-event.ts';
import { within } from '../within.ts';

/** The salt of the day is waited for this long, in milliseconds. */
const SALT_MS = 2000;

/** A salt that this isolate made itself counts as long as two presses may be apart, in milliseconds. */
const STAND_IN_MS = 180_000;

let known: { day: string; salt: string; until: number } | undefined;

/**
 * The salt of the day, the same in every isolate and after a restart; those of the days before are forgotten. Where the database cannot
 * say, this isolate's own: then a second press may be stored twice elsewhere, and nothing is lost. Never throws.
 */
export async function saltOf(c: AppContext): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  if (known?.day === day && known.until > Date.now()) return known.salt;
  try {
    known = { day, salt: await within(SALT_MS, storedSalt(c, day)), until: Number.POSITIVE_INFINITY };
  } catch (error) {
    logEvent(c, 'salt-trouble', { reason: reasonOf(error) });
    // Of two presses at the same moment, the second takes the stand-in of the first.
    if (known?.day !== day || known.until <= Date.now()) known = { day, salt: crypto.randomUUID(), until: Date.now() + STAND_IN_MS };
  }
  return known.salt;
}

async function storedSalt({ env: { DB } }: AppContext, day: string): Promise<string> {
  const answers = await DB.batch<{ salt: string }>([
    DB.prepare('delete from feedback_salt where day < ?').bind(day),
    DB.prepare('insert into feedback_salt (day, salt) values (?, ?) on conflict (day) do nothing').bind(day, crypto.randomUUID()),
    DB.prepare('select salt from feedback_salt where day = ?').bind(day),
  ]);
  const salt = answers.at(-1)?.results[0]?.salt;
  if (!salt) throw new Error('The database has no salt for this day. Apply the migrations.');
  return salt;
}
