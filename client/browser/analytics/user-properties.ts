import type { UserProperty } from '../../shared/analytics/user-properties.ts';
import { DARK_SYSTEM } from '../preferences/apply-preferences.ts';

/** Tells how the reader reads, now and when it changes: code variant and styling, language, pixel ratio, both color schemes. */
export function trackProperties(): void {
  let told: Record<string, unknown> = {};
  const tell = () => {
    const now = properties();
    const changed = Object.entries(now).filter(([name, value]) => told[name] !== value);
    told = now;
    if (changed.length > 0) window.gtag('set', 'user_properties', Object.fromEntries(changed));
  };
  tell();
  matchMedia(DARK_SYSTEM).addEventListener('change', tell);
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['data-code-variant', 'data-code-styling'] });
  new MutationObserver(tell).observe(document.body, { attributeFilter: ['class'] });
  followZoom(tell);
}

type Properties = Record<UserProperty, string | number | undefined>;

function properties(): Properties {
  const { lang, dataset } = document.documentElement;
  return {
    codeVariant: dataset.codeVariant,
    codeStylingVariant: dataset.codeStyling,
    userLanguage: lang,
    devicePixelRatio: pixelRatio(),
    colorSchemeOS: matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light',
    colorScheme: document.body.classList.contains('mode-dark') ? 'dark' : 'light',
  };
}

function pixelRatio(): number {
  return Math.round(devicePixelRatio * 10) / 10;
}

/** A query for the present resolution changes once, when it is left. */
function followZoom(callback: () => void): void {
  const onChange = () => {
    callback();
    followZoom(callback);
  };
  matchMedia(`(resolution:${devicePixelRatio}dppx)`).addEventListener('change', onChange, { once: true });
}
