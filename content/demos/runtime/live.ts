// Starts the frame of an edited demo: what its own origin denies is replaced before anything asks for it.

import { standInForStorage } from '../../../client/browser/storage-stand-in.ts';
import { standInForForms } from '../../../client/live-edit/form-stand-in.ts';
import type { ModuleTable } from './live-modules.ts';

/** Starts the frame with the modules that edited code may import. */
export function start(table: ModuleTable): void {
  standInForStorage();
  standInForForms();
  void import('./live-frame.tsx').then(({ listen }) => listen(table));
}
