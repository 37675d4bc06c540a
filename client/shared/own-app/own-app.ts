import { OWN_APP_KEY, PREFERENCE_COOKIE_MAX_AGE_S } from '../constants.ts';
import { keysOf } from '../tables.ts';

/** How many characters the name of the reader's own app may have. */
export const MAX_APP_NAME_LENGTH = 60;

/** The colors that an app can have: for text and buttons on light pages, and on dark ones. */
export const APP_COLORS = {
  blue: { light: '#1976d2', dark: '#90caf9' },
  teal: { light: '#00796b', dark: '#80cbc4' },
  green: { light: '#2e7d32', dark: '#a5d6a7' },
  orange: { light: '#b55a00', dark: '#ffb74d' },
  pink: { light: '#c2185b', dark: '#f48fb1' },
  purple: { light: '#7b1fa2', dark: '#ce93d8' },
} as const;
type AppColor = keyof typeof APP_COLORS;
export const APP_COLOR_NAMES = keysOf(APP_COLORS);

/** The pages that an app may have besides its dashboard, by segment. */
export const APP_PAGES = ['orders', 'customers', 'reports'] as const;
export type AppPage = (typeof APP_PAGES)[number];

/** The reader's own app, which the documentation shows in place of its sample. */
export type OwnApp = { name: string; primary: AppColor; menu: readonly AppPage[] };

/** What an app is called in the scene of the hero until it has the reader's name. */
export const SAMPLE_APP_NAME = 'Nordwind Sales';

/** What can't be seen, or turns the letters after it around; joiners stay, which emoji and Persian words need. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A name as somebody types it, in one line and bounded. What it may hold is anything else that a person or an app is called. */
export function parseAppName(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
  return [...line].slice(0, MAX_APP_NAME_LENGTH).join('').trim();
}

/** The app that an address, a form or a cookie describes; none without a name. A menu that isn't mentioned has all pages. */
export function parseOwnApp(parts: URLSearchParams): OwnApp | undefined {
  const name = parseAppName(parts.get('name') ?? '');
  if (!name) return undefined;
  const primary = APP_COLOR_NAMES.find((color) => color === parts.get('primary')) ?? 'blue';
  const wanted = parts.getAll('menu').flatMap((pages) => pages.split(','));
  const menu = APP_PAGES.filter((page) => wanted.length === 0 || wanted.includes(page));
  return { name, primary, menu };
}

/** The parts of an address, and the value of the cookie, that name an app. */
export function ownAppQuery({ name, primary, menu }: OwnApp): string {
  return new URLSearchParams({ name, primary, menu: menu.join() }).toString();
}

/** The cookie that keeps an app, or that ends with none: whole site, one year, first party, `Secure` on https. */
export function ownAppCookie(app: OwnApp | undefined, secure: boolean): string {
  const [value, age] = app ? [encodeURIComponent(ownAppQuery(app)), PREFERENCE_COOKIE_MAX_AGE_S] : ['', 0];
  return `${OWN_APP_KEY}=${value}; path=/; max-age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
