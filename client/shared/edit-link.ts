import { CODE_VARIANTS, type CodeVariant } from './code-variant.ts';
import { MAX_PACKED_EDIT_LENGTH } from './constants.ts';

/** An edited demo as a link carries it. `packed` is the code, deflated and in URL-safe base 64. */
export type EditLink = { name: string; variant: CodeVariant; packed: string };

const FORM = new RegExp(`^#edit=(\\w{1,100})\\.(${CODE_VARIANTS.join('|')})\\.([\\w-]{1,${MAX_PACKED_EDIT_LENGTH}})$`);

/** Reads a hash such as `#edit=DashboardLayoutBasic.TS.q1b2`; anything else is undefined. */
export function parseEditHash(hash: unknown): EditLink | undefined {
  const [, name, variant, packed] = (typeof hash === 'string' && FORM.exec(hash)) || [];
  return name && variant && packed ? { name, variant: variant as CodeVariant, packed } : undefined;
}

/** The hash of an edit, or undefined when it would be too long for a link. */
export function editHash({ name, variant, packed }: EditLink): string | undefined {
  return packed.length > MAX_PACKED_EDIT_LENGTH ? undefined : `#edit=${name}.${variant}.${packed}`;
}
