import type { CodeVariant } from '../shared/code-variant.ts';
import { editHash } from '../shared/edit-link.ts';
import { packText } from './pack-text.ts';

/** The page's address with an edit in it, or undefined when the edit is too long for one. */
export async function addressOf({
  name,
  variant,
  source,
}: {
  name: string;
  variant: CodeVariant;
  source: string;
}): Promise<string | undefined> {
  const hash = editHash({ name, variant, packed: await packText(source) });
  return hash && new URL(hash, location.href).href;
}

/** Puts an edit's address in place of the page's, or takes an edit out of it; the reader's way back stays as long. */
export function keepInAddress(address: string | undefined): void {
  if (address === undefined && !location.hash.startsWith('#edit=')) return;
  history.replaceState(history.state, '', address ?? location.pathname + location.search);
}
