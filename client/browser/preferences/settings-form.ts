import { storePreference } from './stored-preferences.ts';

/** Stores the color mode that the form of the settings page is sent with: what is stored here beats the cookie that the edge sets. */
export function storeMode(form: HTMLFormElement): void {
  form.addEventListener('submit', () => {
    const mode = new FormData(form).get('mode');
    if (typeof mode === 'string') storePreference('mode', mode);
  });
}
