// Inlined at the top of <body>: runs before the first paint, so it holds only what must happen before it.
import type { ScriptFile } from '../shared/script-file.ts';
import { applyPreferences } from './apply-preferences.ts';
import { startModules } from './start-modules.ts';
import { restoreApiViews } from './stored-api-views.ts';
import { storedPreferences } from './stored-preferences.ts';
import { createDocsPolicy } from './trusted-types.ts';
import { restoreWrap } from './wrap-lines.ts';

declare const MODULES: ScriptFile[];

// A copy that the service worker kept may be of the other direction: its sides are logical, so its sheet serves both.
applyPreferences(storedPreferences());

restoreWrap();
restoreApiViews();

createDocsPolicy();
startModules(MODULES);
