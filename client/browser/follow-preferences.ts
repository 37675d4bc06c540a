import { COLOR_MODE_KEY } from '../shared/constants.ts';
import { applyPreferences, effectiveScheme, onSystemChange } from './apply-preferences.ts';
import { storedPreferences, writeStorage } from './stored-preferences.ts';

/** Where the kit's own mode switch keeps its choice; demos start with the page's. */
const DEMO_MODE_KEY = 'toolpad-mode';

/** Applies preferences again when they change elsewhere: the system, another tab, or a page kept by the browser. */
export function followPreferences(): void {
  const update = () => {
    const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
    applyPreferences({ ...storedPreferences(), direction });
    tellDemos();
  };
  onSystemChange(update);
  addEventListener('storage', ({ key }) => key === COLOR_MODE_KEY && update());
  addEventListener('pageshow', ({ persisted }) => persisted && update());
  tellDemos();
}

/** Demos are documents of this origin: a change of this key reaches them as a storage event. */
export function tellDemos(): void {
  const scheme = effectiveScheme(storedPreferences().mode);
  writeStorage(DEMO_MODE_KEY, scheme);
}
