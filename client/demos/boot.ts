// Inlined at the top of a demo's document: follows the page's preferences before the first paint, then starts the demo.
import { effectiveScheme } from '../browser/apply-preferences.ts';
import { startModules } from '../browser/start-modules.ts';
import { standInForStorage } from '../browser/storage-stand-in.ts';
import { storedPreferences, writeStorage } from '../browser/stored-preferences.ts';
import { createDocsPolicy } from '../browser/trusted-types.ts';
import { whenActive } from '../browser/when.ts';
import { keepPresses } from './keep-presses.ts';
import { whenWanted } from './when-wanted.ts';

declare const MODULE_URLS: string[];

standInForStorage();
const { mode, direction, dense } = storedPreferences();
const scheme = effectiveScheme(mode);
const html = document.documentElement;
html.dir = direction;
html.dataset.dense = String(dense);
// The attribute and the storage key are the kit's own; its mode switch goes on from here.
html.dataset.toolpadColorScheme = scheme;
writeStorage('toolpad-mode', scheme);

createDocsPolicy();
// Some of the demonstrated components set plain words through innerHTML; markup and script addresses stay refused.
window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => {
    if (/[<&]/.test(text)) throw new TypeError('A demo may set text, but no markup.');
    return text;
  },
  createScriptURL: (url) => {
    throw new TypeError(`A demo may not load ${url}.`);
  },
});

keepPresses();
const start = () => startModules(MODULE_URLS);
// What the build rendered is left to right, comfortable and without grids and charts; nobody should have to wait for the rest.
const atOnce = direction === 'rtl' || dense || 'atOnce' in document.body.dataset;
whenActive(() => (atOnce ? start() : whenWanted(start)));
