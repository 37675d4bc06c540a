import type { OwnApp } from '../../shared/own-app.ts';
import { linesLeftOut, wearCode } from '../../shared/own-app-code.ts';
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
let wearSamples: (() => void)[] = [];
let showPill: ((app: OwnApp | undefined) => void) | undefined;

/** Makes the page wear the reader's own app, and its form change it. */
export function startOwnApp(form: HTMLFormElement | null): void {
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
  if (wearSamples.length > 0 || !main) for (const wear of wearSamples) wear();
  else wearSamples = [wearTexts(main, wearSample), wearLines(main, (code) => (app ? linesLeftOut(code, app) : []))];
}

/** A piece of code in the reader's words. What an island writes is the reader's already. */
function wearSample(was: string, element: Element | null): string {
  if (!app || !element?.closest('code') || element.closest('[data-island]')) return was;
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
