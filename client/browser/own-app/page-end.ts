import type { OwnApp } from '../../shared/own-app/own-app.ts';
import type { Language } from '../../shared/preferences/language.ts';
import type { Translate } from '../../shared/translate.ts';
import { actionButton } from './own-actions.ts';

/** What a reader can take along, at the end of the text of a page of Core. Returns how it follows the app. */
export function makePageEnd(known: () => OwnApp | undefined, t: Translate, language: Language): (app: OwnApp | undefined) => void {
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  const buttons = document.createElement('div');
  Object.assign(section, { className: 'own-end', lang: language });
  section.append(heading, buttons);
  buttons.append(...(['stackblitz', 'zip', 'command'] as const).map((action) => actionButton(action, known, t, language)));
  return (app) => {
    if (!app || document.documentElement.dataset.product !== 'core') {
      section.remove();
      return;
    }
    heading.textContent = t('ownAppMenu.take', { name: app.name });
    if (!section.isConnected) document.querySelector('main .body')?.after(section);
  };
}
