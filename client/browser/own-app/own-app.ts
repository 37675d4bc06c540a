import type { OwnApp } from '../../shared/own-app.ts';
import { SAMPLE_NAME, wearCode } from '../../shared/own-app-code.ts';
import { startForm } from './own-form.ts';
import { makePill } from './pill.ts';
import { keepApp, knownApp } from './stored-app.ts';
import { wearDemo } from './wear-demo.ts';
import { wearTexts } from './worn-texts.ts';

declare global {
  interface Window {
    /** Demos call it with their document before anything of it is painted. */
    wearDemo?: (document: Document) => void;
  }
}

let app: OwnApp | undefined;
let wearSamples: (() => void) | undefined;
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
  if (wearSamples) wearSamples();
  else if (main) wearSamples = wearTexts(main, wearSample);
}

function wearSample(was: string, element: Element | null): string {
  return app && was.search(SAMPLE_NAME) >= 0 && element?.closest('code') ? wearCode(was, app.name) : was;
}
