// Inlined at the top of <body>: runs before the first paint, so it holds only what must happen before it.
import type { ScriptFile } from '../shared/script-file.ts';
import { restoreApiViews } from './api/stored-api-views.ts';
import { restoreWrap } from './code/wrap-lines.ts';
import { startModules } from './platform/start-modules.ts';
import { createDocsPolicy } from './platform/trusted-types.ts';
import { applyPreferences } from './preferences/apply-preferences.ts';
import { storedPreferences } from './preferences/stored-preferences.ts';

declare const MODULES: ScriptFile[];

// A copy that the service worker kept may be of the other direction: its sides are logical, so its sheet serves both.
applyPreferences(storedPreferences());

restoreWrap();
restoreApiViews();

createDocsPolicy();
startModules(MODULES);
