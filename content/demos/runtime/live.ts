// Starts the frame of an edited demo: what its own origin denies is replaced before anything asks for it.

import { standInForForms } from '../../../client/browser/demos/live-edit/form-stand-in.ts';
import { standInForStorage } from '../../../client/browser/platform/storage-stand-in.ts';
import type { ModuleTable } from './live-modules.ts';

/** Starts the frame with the modules that edited code may import. */
export function start(table: ModuleTable): void {
  standInForStorage();
  withoutCalls();
  standInForForms();
  void import('./live-frame.tsx').then(({ listen }) => listen(table));
}

/**
 * No directive of the policy forbids calls from browser to browser, by which code could tell others where the reader is. It takes away
 * what a demo could use by itself, and is no wall: an empty frame inside this one still has them.
 */
function withoutCalls(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
    Reflect.deleteProperty(globalThis, name);
}
