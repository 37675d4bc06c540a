import type { OwnApp } from '../../shared/own-app/own-app.ts';
import { canWear, linesLeftOut, wearCode } from '../../shared/own-app/own-app-code.ts';
import { startForm } from './own-form.ts';
import { makePill } from './pill.ts';
import { keepApp, knownApp } from './stored-app.ts';
import { wearDemo } from './wear-demo.ts';
import { wearLines } from './worn-lines.ts';
import { wearTexts } from './worn-texts.ts';

declare global {
  interface Window {
    /** Demos call it with their document before anything of it is painted. */
    wearDemo?: (document: Document) => void;
  }
}

let app: OwnApp | undefined;
let wearSamples: (() => void) | undefined;
let wearMenus: (() => void) | undefined;
let wornMenu: string | undefined;
let showPill: ((app: OwnApp | undefined) => void) | undefined;

/** Makes the page wear the reader's own app, and its form change it. */
export function startOwnApp(): void {
  const form = document.querySelector<HTMLFormElement>('form.own-app');
  app = knownApp();
  window.wearDemo = (document) => wearDemo(document, app);
  // The form, where there is one, takes the change with it.
  showPill = makePill({ known: () => app, reset: () => (form ? form.reset() : changeApp(undefined)) });
  if (app) wearPage();
  if (form) startForm(form, app, changeApp);
}

/** Keeps another app and shows it, or the samples again. */
function changeApp(next: OwnApp | undefined): void {
  app = next;
  keepApp(next);
  wearPage();
}

function wearPage(): void {
  showPill?.(app);
  for (const { contentDocument } of document.querySelectorAll<HTMLIFrameElement>('iframe[src^="/toolpad/_demo/"]')) {
    if (contentDocument) wearDemo(contentDocument, app);
  }
  const main = document.getElementById('main-content');
  if (main) wearCodeOf(main);
}

/** Looks at all code once, then at the pieces that hold a part of the app; at menus only when the reader's has changed. */
function wearCodeOf(main: HTMLElement): void {
  const menu = app?.menu.join();
  if (wearSamples && wearMenus) {
    wearSamples();
    if (menu !== wornMenu) wearMenus();
  } else {
    wearSamples = wearTexts(main, { holds: canWear, wear: wearSample });
    wearMenus = wearLines(main, (code) => (app ? linesLeftOut(code, app) : []));
  }
  wornMenu = menu;
}

/** A piece of code in the reader's words. What an island or the form writes is the reader's already. */
function wearSample(was: string, element: Element | null): string {
  if (!app || !element?.closest('code') || element.closest('[data-island],.own-code')) return was;
  // A color is one of a theme by what stands before it.
  const before = was.startsWith("'#") ? textBefore(element) : '';
  return wearCode(before + was, app).slice(before.length);
}

const ENOUGH = 'primary: { main: '.length;

function textBefore(element: Element): string {
  let text = '';
  for (let node = element.previousSibling; node && text.length < ENOUGH; node = node.previousSibling) text = node.textContent + text;
  return text.slice(-ENOUGH - 1);
}
