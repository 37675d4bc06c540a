// Inlined at the top of a demo's document: follows the page's preferences before the first paint, and keeps what is pressed too early.

import { writeStorage } from '../browser/platform/storage.ts';
import { standInForStorage } from '../browser/platform/storage-stand-in.ts';
import { createDocsPolicy } from '../browser/platform/trusted-types.ts';
import { effectiveScheme } from '../browser/preferences/apply-preferences.ts';
import { storedPreferences } from '../browser/preferences/stored-preferences.ts';
import { KIT_MODE_KEY } from '../shared/constants.ts';
import { keepPresses } from './keep-presses.ts';

standInForStorage();
const { mode, direction, dense } = storedPreferences();
const scheme = effectiveScheme(mode);
const html = document.documentElement;
html.dir = direction;
html.dataset.dense = String(dense);
// The attribute and the storage key are the kit's own; its mode switch goes on from here.
html.dataset.toolpadColorScheme = scheme;
writeStorage(KIT_MODE_KEY, scheme);

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

window.parent.wearDemo?.(document);
keepPresses();
