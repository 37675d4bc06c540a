import { type Language, localizedPath } from '../../shared/language.ts';
import { type OwnApp, ownAppQuery } from '../../shared/own-app.ts';
import { folderName } from '../../shared/own-app-project.ts';
import type { Translate } from '../../shared/translate.ts';
import { announce } from '../announce.ts';
import { writeToClipboard } from '../clipboard.ts';

/** What can be done with the reader's app, each named by its word in the dictionary. */
type OwnAction = 'copyLink' | 'stackblitz' | 'zip' | 'command';

/** A button that does it with the app as it is then. */
export function actionButton(action: OwnAction, known: () => OwnApp | undefined, t: Translate, language: Language): HTMLButtonElement {
  const copy = (text: string) => {
    void writeToClipboard(Promise.resolve(text));
    announce(t('ownAppMenu.done'));
  };
  const actions: Record<OwnAction, (app: OwnApp) => unknown> = {
    copyLink: (app) => copy(`${location.origin}${localizedPath('/toolpad/core', language)}?${ownAppQuery(app)}`),
    command: (app) => copy(`npx create-toolpad-app@latest ${folderName(app.name)}`),
    stackblitz: async (app) => (await import('./take-along.ts')).openOwnApp(app),
    zip: async (app) => (await import('./take-along.ts')).downloadOwnApp(app),
  };
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: t(`ownAppMenu.${action}`) });
  button.addEventListener('click', () => {
    const app = known();
    if (app) void actions[action](app);
  });
  return button;
}
