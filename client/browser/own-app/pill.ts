import { ownAppWords } from '#own-app';
import { OWN_APP_KEY } from '../../shared/constants.ts';
import { APP_COLORS, type OwnApp } from '../../shared/own-app/own-app.ts';
import { languageOf, localizedPath } from '../../shared/preferences/language.ts';
import { createTranslate } from '../../shared/translate.ts';
import { color, radius, shadow, textSize } from '../../theme/css.ts';
import { below } from '../../theme/media.ts';
import { HEADER_HEIGHT_PX } from '../../theme/tokens.ts';
import { adoptStyles } from '../platform/adopt-styles.ts';
import { actionButton } from './own-actions.ts';
import { makePageEnd } from './page-end.ts';

const MENU = 'own-app-menu';

const styles = `
.own-pill { border: 1px solid ${color.field} !important; border-radius: ${radius.pill} !important; font-size: ${textSize.label} !important; padding-inline: 12px !important; }
.own-pill::before { content: ''; width: 12px; height: 12px; border-radius: 50%; background: var(--own-app); }
.mode-dark .own-pill::before { background: var(--own-app-dark); }
.own-pill bdi { max-width: 9em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
${below('sm')} { .own-pill bdi { max-width: 4em; } }
#${MENU} { position: fixed; inset: ${HEADER_HEIGHT_PX + 4}px auto auto; margin: 0; padding: 8px; border: 1px solid ${color.divider}; border-radius: ${radius.medium};
  background: ${color.paper}; color: ${color.text}; box-shadow: ${shadow.floating}; }
#${MENU}:popover-open { display: grid; }
.own-end { margin-block: 40px 24px; padding: 16px 20px 20px; border-radius: ${radius.medium}; background: ${color.subtle}; }
.own-end h2 { margin: 0 0 12px; font-size: ${textSize.lead}; overflow-wrap: anywhere; }
.own-end div { display: flex; flex-wrap: wrap; gap: 8px; }
.own-end button { min-height: 40px; padding-inline: 16px; border: 1px solid ${color.field}; border-radius: ${radius.medium}; background: ${color.background}; color: ${color.text};
  font: inherit; font-size: ${textSize.label}; cursor: pointer; }
#${MENU} > * { justify-content: start; min-height: 40px; text-align: start; font-size: ${textSize.label}; }
`;

type Actions = { known: () => OwnApp | undefined; reset: () => void };

/** The name of the reader's app in the header, with a menu of what can be done with it. Returns how it follows the app. */
export function makePill({ known, reset }: Actions): (app: OwnApp | undefined) => void {
  const language = languageOf(document.documentElement.lang);
  const t = createTranslate(ownAppWords, language);
  const pill = document.createElement('button');
  const name = document.createElement('bdi');
  const menu = document.createElement('div');
  Object.assign(pill, { type: 'button', className: 'own-pill' });
  pill.append(name);
  pill.setAttribute('popovertarget', MENU);
  Object.assign(menu, { id: MENU, popover: 'auto' });

  const edit = document.createElement('a');
  const home = localizedPath('/toolpad/core', language);
  Object.assign(edit, { href: `${home}#${OWN_APP_KEY}`, textContent: t('ownAppMenu.edit') });
  const giveUp = document.createElement('button');
  Object.assign(giveUp, { type: 'button', textContent: t('ownAppMenu.reset') });
  giveUp.addEventListener('click', reset);
  // First, as what is pressed may take the menu away; what says something itself stays to be read.
  menu.addEventListener('click', ({ target }) => (target === edit || target === giveUp) && menu.hidePopover(), true);
  // Under the pill, and within the window.
  menu.addEventListener('toggle', () => {
    const { left } = pill.getBoundingClientRect();
    menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
  });
  menu.append(
    edit,
    ...(['copyLink', 'stackblitz', 'zip', 'command'] as const).map((action) => actionButton(action, known, t, language)),
    giveUp,
  );
  const showEnd = makePageEnd(known, t, language);
  adoptStyles(styles);

  return (app) => {
    showEnd(app);
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
