import { type EditLink, editHash, parseEditHash } from '../../../shared/address/edit-link.ts';
import { packText } from './pack-text.ts';

/** The page's address with an edit in it, or undefined when the edit is too long for one. */
export async function addressOf(source: string, form: Omit<EditLink, 'packed'>): Promise<string | undefined> {
  const hash = editHash({ ...form, packed: await packText(source) });
  return hash && new URL(hash, location.href).href;
}

/** Puts the address of a demo's edit in place of the page's, or takes that edit, and no other demo's, out of it; the reader's way back stays as long. */
export function keepInAddress(demo: string, address: string | undefined): void {
  if (address === undefined && parseEditHash(location.hash)?.name !== demo) return;
  history.replaceState(history.state, '', address ?? location.pathname + location.search);
}
