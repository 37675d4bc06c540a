import { ownAppWords } from '#own-app';
import { isLanguage, localizedPath } from '../../shared/language.ts';
import { APP_COLORS, type OwnApp, ownAppQuery } from '../../shared/own-app.ts';
import { folderName } from '../../shared/own-app-project.ts';
import { createTranslate } from '../../shared/translate.ts';
import { below, color } from '../../theme/css.ts';
import { HEADER_HEIGHT_PX } from '../../theme/tokens.ts';
import { announce } from '../announce.ts';
import { writeToClipboard } from '../clipboard.ts';

const MENU = 'own-app-menu';

const styles = `
.own-pill { border: 1px solid ${color.field} !important; border-radius: 18px !important; font-size: 14px !important; padding-inline: 12px !important; }
.own-pill::before { content: ''; width: 12px; height: 12px; border-radius: 50%; background: var(--own-app); }
[data-mui-color-scheme=dark] .own-pill::before { background: var(--own-app-dark); }
.own-pill bdi { max-width: 9em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
${below('sm')} { .own-pill bdi { max-width: 4em; } }
#${MENU} { position: fixed; inset: ${HEADER_HEIGHT_PX + 4}px auto auto; margin: 0; padding: 8px; border: 1px solid ${color.divider}; border-radius: 8px;
  background: ${color.paper}; color: ${color.text}; box-shadow: 0 8px 32px -8px rgba(0,0,0,.3); }
#${MENU}:popover-open { display: grid; }
#${MENU} > * { justify-content: start; min-height: 40px; text-align: start; font-size: 15px; }
`;

type Actions = { known: () => OwnApp | undefined; reset: () => void };

/** The name of the reader's app in the header, with a menu of what can be done with it. Returns how it follows the app. */
export function makePill({ known, reset }: Actions): (app: OwnApp | undefined) => void {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : 'en';
  const t = createTranslate(ownAppWords, language);
  const pill = document.createElement('button');
  const name = document.createElement('bdi');
  const menu = document.createElement('div');
  Object.assign(pill, { type: 'button', className: 'own-pill' });
  pill.append(name);
  pill.setAttribute('popovertarget', MENU);
  Object.assign(menu, { id: MENU, popover: 'auto' });

  const item = (word: string, act: (app: OwnApp) => unknown) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: t(`ownAppMenu.${word}`) });
    button.addEventListener('click', () => {
      const app = known();
      menu.hidePopover();
      if (app) act(app);
    });
    return button;
  };
  const copy = (text: string) => {
    void writeToClipboard(Promise.resolve(text));
    announce(t('ownAppMenu.done'));
  };
  const edit = document.createElement('a');
  const home = localizedPath('/toolpad/core', language);
  Object.assign(edit, { href: `${home}#own-app`, textContent: t('ownAppMenu.edit') });
  edit.addEventListener('click', () => menu.hidePopover());
  // Under the pill, and within the window.
  menu.addEventListener('toggle', () => {
    const { left } = pill.getBoundingClientRect();
    menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
  });
  menu.append(
    edit,
    item('copyLink', (app) => copy(`${location.origin}${home}?${ownAppQuery(app)}`)),
    item('stackblitz', async (app) => (await import('./take-along.ts')).openOwnApp(app)),
    item('zip', async (app) => (await import('./take-along.ts')).downloadOwnApp(app)),
    item('command', (app) => copy(`npx create-toolpad-app@latest ${folderName(app.name)}`)),
    item('reset', reset),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  return (app) => {
    if (!app) {
      pill.remove();
      menu.remove();
      return;
    }
    const { light, dark } = APP_COLORS[app.primary];
    name.textContent = app.name;
    pill.style.setProperty('--own-app', light);
    pill.style.setProperty('--own-app-dark', dark);
    pill.ariaLabel = t('ownAppMenu.label', { name: app.name });
    if (!pill.isConnected) document.querySelector('header .search')?.before(pill, menu);
  };
}
