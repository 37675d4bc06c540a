import { COLOR_MODE_KEY, KIT_MODE_KEY } from '../../shared/constants.ts';
import { writeStorage } from '../platform/storage.ts';
import { applyPreferences, effectiveScheme, onSystemChange } from './apply-preferences.ts';
import { forgetChoices, storedPreferences } from './stored-preferences.ts';

/** Applies preferences again when they change elsewhere: the system, another tab, or a page kept by the browser. */
export function followPreferences(): void {
  const update = () => {
    const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
    applyPreferences({ ...storedPreferences(), direction });
    tellDemos();
  };
  const takeOver = () => {
    forgetChoices();
    update();
  };
  onSystemChange(update);
  addEventListener('storage', ({ key }) => key === COLOR_MODE_KEY && takeOver());
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver());
  tellDemos();
}

/** Demos are documents of this origin: a change of this key reaches them as a storage event. */
export function tellDemos(): void {
  const scheme = effectiveScheme(storedPreferences().mode);
  writeStorage(KIT_MODE_KEY, scheme);
}
