import { OWN_APP_KEY } from '../../shared/constants.ts';
import { settling } from '../platform/settled.ts';
import { whenSeen } from '../platform/when.ts';
import { readCookies } from '../preferences/stored-preferences.ts';

/** Fetches what makes pages wear the reader's own app: at once where there is one, and where its form is, once that is seen. */
export function loadOwnApp(): void {
  const form = document.querySelector<HTMLFormElement>('form.own-app');
  // Without its code the page shows the samples.
  const load = () =>
    void settling(
      import('./own-app.ts').then(
        ({ startOwnApp }) => startOwnApp(form),
        () => {},
      ),
    );
  if (readCookies().includes(`${OWN_APP_KEY}=`) || /[?&]name=/.test(location.search)) load();
  else if (form) whenSeen(form, {}, load);
}
