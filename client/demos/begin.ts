// The one script that a demo's document names: starts the demo once its reader wants it.
import { startModules } from '../browser/platform/start-modules.ts';
import { whenActive } from '../browser/platform/when.ts';
import type { ScriptFile } from '../shared/script-file.ts';
import { whenWanted } from './when-wanted.ts';

declare const MODULES: ScriptFile[];

const { dir, dataset } = document.documentElement;
const start = () => startModules(MODULES);
// What the build drew is left to right, comfortable and without grids and charts: who has something else before them should not have to ask.
const isDrawn = dir !== 'rtl' && dataset.dense !== 'true' && !('undrawn' in document.body.dataset);
whenActive(() => whenWanted(start, isDrawn));
