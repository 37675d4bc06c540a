import * as React from 'react';
import { flushSync } from 'react-dom';
import { knownApp } from '../browser/own-app/stored-app.ts';
import { APP_COLORS } from '../shared/own-app/own-app.ts';
import { DEFAULT_CHOICE, type ThemeChoice } from '../shared/preferences/theme-choice.ts';
import { THEME_LINK_AFTER_MS, THEME_PREFIX, themeHash, themeOfHash } from './theme-builder/theme-link.ts';

type Choose = (choice: ThemeChoice) => void;

/**
 * The theme that the address names, and two ways to another one: `follow` keeps the reader's way back as long as it is, `begin` adds a
 * step to it. A theme that comes by the address is told, so that the fields show it.
 */
export function useLinkedTheme(onLinked: Choose): [choice: ThemeChoice, follow: Choose, begin: Choose] {
  const [choice, setChoice] = React.useState(() => (location.hash === '' ? firstTheme() : themeOfHash(location.hash)) ?? DEFAULT_CHOICE);
  const tell = React.useEffectEvent(onLinked);

  React.useEffect(() => {
    const read = () => {
      const linked = themeOfHash(location.hash);
      if (!linked) return;
      // At once, so that the timer of the theme before cannot write over the step that was taken.
      flushSync(() => {
        setChoice(linked);
        tell(linked);
      });
    };
    // In the same task as the step; `hashchange` comes in a later one.
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  // Browsers limit how often the address may change, and a color that is dragged changes with each pixel.
  React.useEffect(() => {
    const timer = setTimeout(() => isShown(choice) || history.replaceState(history.state, '', addressOf(choice)), THEME_LINK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [choice]);

  const begin = (next: ThemeChoice) => {
    history.replaceState(history.state, '', addressOf(choice));
    if (!isShown(next)) history.pushState(null, '', addressOf(next));
    setChoice(next);
    onLinked(next);
  };
  return [choice, setChoice, begin];
}

/** The page's address with a theme in it. To who starts with a color of their own, the default needs a name too. */
export function addressOf(choice: ThemeChoice): string {
  return location.pathname + location.search + (themeHash(choice) || (knownApp() ? THEME_PREFIX : ''));
}

function isShown(choice: ThemeChoice): boolean {
  const linked = themeOfHash(location.hash) ?? DEFAULT_CHOICE;
  return themeHash(linked) === themeHash(choice);
}

/** What the builder starts with when the address names no theme: Material UI's, in the color of the reader's own app. */
function firstTheme(): ThemeChoice {
  const app = knownApp();
  if (!app) return DEFAULT_CHOICE;
  return { ...DEFAULT_CHOICE, palette: { ...DEFAULT_CHOICE.palette, primary: { main: APP_COLORS[app.primary].light } } };
}
