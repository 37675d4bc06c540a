import { TOOLBAR_COPY_LABEL_REVERT_MS } from '../../shared/constants.ts';
import { type OwnApp, ownAppQuery } from '../../shared/own-app/own-app.ts';
import { folderName } from '../../shared/own-app/own-app-project.ts';
import { type Language, localizedPath } from '../../shared/preferences/language.ts';
import type { Translate } from '../../shared/translate.ts';
import { announce } from '../platform/announce.ts';
import { writeToClipboard } from '../platform/clipboard.ts';

/** What can be done with the reader's app, each named by its word in the dictionary. */
type OwnAction = 'copyLink' | 'stackblitz' | 'zip' | 'command';

/** Does something with an app. Returns the word for what a reader would not see otherwise. Throws when a file does not arrive. */
type Act = (app: OwnApp) => Promise<'done' | 'notCopied' | undefined>;

/** A button that does it with the app as it is then, and says for a while what came of it. */
export function actionButton(action: OwnAction, known: () => OwnApp | undefined, t: Translate, language: Language): HTMLButtonElement {
  const button = document.createElement('button');
  const label = t(`ownAppMenu.${action}`);
  Object.assign(button, { type: 'button', textContent: label });
  const say = (word: 'done' | 'notCopied' | 'failed') => {
    button.textContent = t(`ownAppMenu.${word}`);
    announce(button.textContent);
    setTimeout(() => {
      button.textContent = label;
    }, TOOLBAR_COPY_LABEL_REVERT_MS);
  };
  const act = actions(language)[action];
  button.addEventListener('click', () => {
    const app = known();
    if (app)
      act(app).then(
        (word) => word && say(word),
        (error) => {
          console.error(error);
          say('failed');
        },
      );
  });
  return button;
}

function actions(language: Language): Record<OwnAction, Act> {
  return {
    copyLink: (app) => copy(`${location.origin}${localizedPath('/toolpad/core', language)}?${ownAppQuery(app)}`),
    command: (app) => copy(`npx create-toolpad-app@latest ${folderName(app.name)}`),
    stackblitz: async (app) => (await import('./take-along.ts')).openOwnApp(app),
    zip: async (app) => (await import('./take-along.ts')).downloadOwnApp(app),
  };
}

async function copy(text: string): Promise<'done' | 'notCopied'> {
  return (await writeToClipboard(Promise.resolve(text))) ? 'done' : 'notCopied';
}
