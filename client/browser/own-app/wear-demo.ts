import type { OwnApp } from '../../shared/own-app/own-app.ts';
import { holdsSampleName, SAMPLE_NAME } from '../../shared/own-app/own-app-code.ts';
import { ownAppCss } from '../../shared/own-app/own-app-css.ts';
import { sampleMenuCss } from './sample-menu.ts';
import { wearTexts } from './worn-texts.ts';

/** The demo whose color is chosen beside it. */
const THEMED = /\/ThemeBuilderPreview$/;

type Clothes = { app: OwnApp | undefined; css: string; sheet: CSSStyleSheet; again: () => void };

const clothes = new WeakMap<Document, Clothes>();

/** Makes the document of a demo, from its first line on or later, show an app's name and color; or its own again. */
export function wearDemo(document: Document, app: OwnApp | undefined): void {
  const known = clothes.get(document);
  const { defaultView } = document;
  const root: HTMLElement | null = document.documentElement;
  // A document that is only beginning has no root; it asks for its clothes by itself.
  if (!defaultView || !root || (!app && !known)) return;
  // The demo's script doesn't find what the build rendered, and renders it again.
  if (app) root.dataset.ownApp = '';
  const worn = known ?? dress(document, defaultView);
  worn.app = app;
  const css = app && !THEMED.test(document.location.pathname) ? ownAppCss(app) + sampleMenuCss(app) : '';
  // Another name has the same colors, and a sheet costs the styles of the whole document.
  if (worn.css !== css) worn.sheet.replaceSync(css);
  worn.css = css;
  worn.again();
}

function dress(document: Document, { CSSStyleSheet }: Window & typeof globalThis): Clothes {
  const worn: Clothes = { app: undefined, css: '', sheet: new CSSStyleSheet(), again: () => {} };
  clothes.set(document, worn);
  document.adoptedStyleSheets.push(worn.sheet);
  worn.again = wearTexts(document.documentElement, {
    holds: holdsSampleName,
    wear: (was, element) => {
      const { app } = worn;
      return app && !element?.matches('script,style') ? was.replace(SAMPLE_NAME, () => app.name) : was;
    },
  });
  return worn;
}
