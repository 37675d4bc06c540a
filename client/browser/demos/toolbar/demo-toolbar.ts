import { parseCodeVariant } from '../../../shared/preferences/code-variant.ts';
import { closest } from '../../platform/closest.ts';
import { storePreference } from '../../preferences/stored-preferences.ts';
import { stylingOf } from '../demo-stylings.ts';

/** Keys that move the focus: along a toolbar, and up and down its menu. */
const TOOLBAR_KEYS = /^(Arrow(Left|Right)|Home|End)$/;
const MENU_KEYS = /^(Arrow(Up|Down)|Home|End)$/;
const OPENS_CODE = /\.(js|tsx)$|^#edit=/;

/** The controls under demos. What they do is fetched when a reader turns to them, or comes by a link to a demo's code. */
export function activateDemoToolbars(): void {
  const toolbars = document.querySelectorAll('.demo-toolbar');
  if (toolbars.length === 0) return;
  for (const toolbar of toolbars) makeOneTabStop(toolbar);
  showChoices();
  new MutationObserver(showChoices).observe(document.documentElement, { attributeFilter: ['data-code-variant', 'data-code-styling'] });
  document.addEventListener('click', (event) => {
    const control = closest(event, '.demo-toolbar [data-do]');
    if (control?.dataset.variant) chooseVariant(control.dataset.variant);
    else if (control) void actions().then(({ act }) => act(control));
  });
  document.addEventListener('click', (event) => {
    closest(event, '.demo-toolbar [role^=menuitem]')?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  document.addEventListener('toggle', ({ target, newState }) => newState === 'open' && focusFirst(target), true);
  document.addEventListener('focusin', ({ target }) => {
    if (isInToolbar(target)) void actions().then(({ becomeTabStop }) => becomeTabStop(target));
  });
  document.addEventListener('keydown', moveByKey);
  addEventListener('hashchange', openLinkedCode);
  openLinkedCode();
}

function actions() {
  return import('./demo-actions.ts');
}

function isInToolbar(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.closest('.demo-toolbar') !== null;
}

function makeOneTabStop(toolbar: Element): void {
  toolbar.querySelectorAll<HTMLElement>('button, a').forEach((control, index) => {
    if (index > 0) control.tabIndex = -1;
  });
}

/** A menu that opens takes the focus, so that the arrows move in it. */
function focusFirst(menu: EventTarget | null): void {
  if (isInToolbar(menu)) menu.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
}

function showChoices(): void {
  const { codeVariant } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>('.demo-toolbar [data-variant]')) {
    button.ariaPressed = String(button.dataset.variant === codeVariant);
  }
  for (const item of document.querySelectorAll<HTMLElement>('.demo-toolbar [data-do=styling]')) {
    const demo = item.closest<HTMLElement>('.demo');
    if (demo) item.ariaChecked = String(item.dataset.value === stylingOf(demo));
  }
}

/** Needs nothing to be fetched, so the code changes with the press. */
function chooseVariant(value: string): void {
  const variant = parseCodeVariant(value);
  document.documentElement.dataset.codeVariant = variant;
  storePreference('codeVariant', variant);
}

/** The page must not scroll meanwhile, so the key is taken before the rest has arrived. */
function moveByKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!isInToolbar(target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target.closest('[role=menu]') ? MENU_KEYS : TOOLBAR_KEYS).test(key)) return;
  event.preventDefault();
  void actions().then(({ moveFocus }) => moveFocus(key));
}

function openLinkedCode(): void {
  if (OPENS_CODE.test(location.hash)) void actions().then(({ openLinked }) => openLinked(location.hash));
}
