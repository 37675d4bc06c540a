// Inlined at the top of <body>: runs before the first paint, so it holds only what must happen before it.
import { applyPreferences } from './apply-preferences.ts';
import { restoreApiViews } from './stored-api-views.ts';
import { storedPreferences } from './stored-preferences.ts';
import { createDocsPolicy } from './trusted-types.ts';
import { restoreWrap } from './wrap-lines.ts';

declare const ENTRY_URL: string;

const stamped = document.documentElement.dir;
const preferences = storedPreferences();
// The sheet in the page is the stamped direction's; another one arrives with the next load.
applyPreferences({ ...preferences, direction: stamped === 'rtl' ? 'rtl' : 'ltr' });

restoreWrap();
restoreApiViews();

window.docsPolicy = createDocsPolicy();
const entry = document.createElement('script');
entry.type = 'module';
entry.src = window.docsPolicy.createScriptURL(ENTRY_URL);
document.head.append(entry);
