import { CODE_STYLINGS, type CodeStyling, DEFAULT_CODE_STYLING, parseCodeStyling } from '../preferences/code-styling.ts';
import { CODE_VARIANTS, type CodeVariant } from '../preferences/code-variant.ts';

/** An edit that is longer when it is packed fits into no link, in characters. */
export const MAX_PACKED_EDIT_LENGTH = 32_768;

/** An edited demo as a link carries it. `packed` is the code, deflated and in URL-safe base 64. */
export type EditLink = { name: string; styling: CodeStyling; variant: CodeVariant; packed: string };

const FORM = new RegExp(
  `^#edit=(?:(${CODE_STYLINGS.join('|')})-)?(\\w{1,100})\\.(${CODE_VARIANTS.join('|')})\\.([\\w-]{1,${MAX_PACKED_EDIT_LENGTH}})$`,
);

/** Reads a hash such as `#edit=DashboardLayoutBasic.TS.q1b2` or `#edit=css-…`; anything else is undefined. */
export function parseEditHash(hash: unknown): EditLink | undefined {
  const [, styling, name, asked, packed] = (typeof hash === 'string' && FORM.exec(hash)) || [];
  const variant = CODE_VARIANTS.find((one) => one === asked);
  return name && variant && packed ? { name, styling: parseCodeStyling(styling), variant, packed } : undefined;
}

/** The hash of an edit, or undefined when it would be too long for a link. */
export function editHash({ name, styling, variant, packed }: EditLink): string | undefined {
  const form = styling === DEFAULT_CODE_STYLING ? '' : `${styling}-`;
  return packed.length > MAX_PACKED_EDIT_LENGTH ? undefined : `#edit=${form}${name}.${variant}.${packed}`;
}
