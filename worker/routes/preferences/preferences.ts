import { ownAppCookie, ownAppQuery, parseOwnApp } from '../../../client/shared/own-app/own-app.ts';
import { OWN_APP_DEMO } from '../../../client/shared/own-app/own-app-css.ts';
import { languageOf, localizedPath, splitLanguage } from '../../../client/shared/preferences/language.ts';
import { PREFERENCE_COOKIES, parsePreferences, preferenceCookie } from '../../../client/shared/preferences/preferences.ts';
import { keysOf } from '../../../client/shared/tables.ts';
import type { AppContext } from '../../context.ts';
import { NO_STORE } from '../../http/cache-control.ts';
import { isForeign } from '../../http/is-foreign.ts';
import { ownPath } from '../../http/own-path.ts';
import { readPost } from '../../http/read-post.ts';
import { text } from '../../http/responses.ts';

const MAX_FORM_BYTES = 4096;

/**
 * Takes the settings form: keeps each preference that it names in a cookie and goes back to the page, in the language chosen. The form
 * that asks for an app's name comes here without script, from the frame that then shows the app.
 */
export async function preferences(c: AppContext): Promise<Response> {
  if (isForeign(c)) return text(403, 'Settings are changed on pages of this site only. Open its settings page.');
  const body = await readPost(c, MAX_FORM_BYTES, 'The form is too large. Send only the settings.');
  if (body instanceof Response) return body;
  const form = await parseForm(body, c.req.header('Content-Type') ?? '');
  if (!form) return text(400, 'The settings are not a form. Send them as application/x-www-form-urlencoded.');
  const wanted = parsePreferences((name) => form.get(name));
  const headers = new Headers({ Location: returnPath(form), 'Cache-Control': NO_STORE });
  const secure = new URL(c.req.url).protocol === 'https:';
  for (const name of keysOf(PREFERENCE_COOKIES)) {
    if (form.has(name)) headers.append('Set-Cookie', preferenceCookie(name, String(wanted[name]), secure));
  }
  if (form.has('name')) {
    const app = parseOwnApp(new URLSearchParams([...form].map(([name, value]) => [name, String(value)])));
    headers.append('Set-Cookie', ownAppCookie(app, secure));
    headers.set('Location', `/toolpad/_demo/${OWN_APP_DEMO}${app ? `?${ownAppQuery(app)}` : ''}`);
  }
  return new Response(null, { status: 303, headers });
}

async function parseForm(body: string, type: string): Promise<FormData | undefined> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return undefined;
  }
}

function returnPath(form: FormData): string {
  const { rest } = splitLanguage(ownPath(form.get('return')) ?? '/toolpad');
  const language = form.get('language');
  return localizedPath(rest, languageOf(language));
}
