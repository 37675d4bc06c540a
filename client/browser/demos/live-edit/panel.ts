import type { Translate } from '../../../shared/translate.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { panelStyles } from './panel-styles.ts';

export type PanelAction = 'run' | 'reset' | 'copyLink' | 'close';

/** The editor's controls around the code field. */
export type Panel = {
  host: HTMLElement;
  root: ShadowRoot;
  /** Where the code field goes. */
  field: HTMLElement;
  /** Says that the code came with the link; hidden otherwise. */
  notice: HTMLElement;
  /** What became of the last run. */
  status: HTMLElement;
};

const ACTIONS: PanelAction[] = ['run', 'reset', 'copyLink', 'close'];

/** Builds the panel in a shadow root, where its styles and the code field's are constructed sheets that the page's policy allows. */
export function createPanel(t: Translate, file: string, act: (action: PanelAction) => void): Panel {
  const host = element('div', 'live-edit');
  // Code reads from left to right on every page.
  host.dir = 'ltr';
  host.role = 'group';
  host.ariaLabel = t('liveEdit.controls');
  const root = host.attachShadow({ mode: 'open' });
  const bar = element('div', 'bar');
  const notice = element('p', 'notice', t('liveEdit.shared'));
  const field = element('div', 'field');
  const footer = element('div', 'footer');
  const status = element('p', 'status');
  bar.append(element('span', 'file', file), ...ACTIONS.map((action) => button(t, action, act)));
  footer.append(status, element('p', 'hint', t('liveEdit.leave')));
  root.append(bar, notice, field, footer);
  notice.hidden = true;
  notice.dir = footer.dir = 'auto';
  // The page's own keys, such as the one for search, mean nothing while code is typed.
  field.addEventListener('keydown', (event) => event.stopPropagation());
  void styleLikeThePage(root);
  return { host, root, field, notice, status };
}

function button(t: Translate, action: PanelAction, act: (action: PanelAction) => void): HTMLButtonElement {
  const made = document.createElement('button');
  const name = t(`liveEdit.${action}`);
  Object.assign(made, { type: 'button', className: action });
  // The cross that closes is drawn; its name is said.
  if (action === 'close') Object.assign(made, { ariaLabel: name, title: name });
  else made.textContent = name;
  if (action === 'run') made.title = 'Ctrl+Enter, ⌘ Enter';
  made.addEventListener('click', () => act(action));
  return made;
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** The panel's own sheet, and the one that colors all code of the page. Without the second the code is plain. */
async function styleLikeThePage(root: ShadowRoot): Promise<void> {
  adoptStyles(panelStyles, root);
  const response = await fetch(document.documentElement.dataset.highlight ?? '').catch(() => undefined);
  if (response?.ok) adoptStyles(await response.text(), root);
}
