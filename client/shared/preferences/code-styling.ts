import { codeVariantFromHash } from './code-variant.ts';

export const CODE_STYLINGS = ['system', 'tailwind', 'css'] as const;

export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** The styling that every demo has: the first of the menu. */
export const DEFAULT_CODE_STYLING: CodeStyling = 'system';

/** Words that an earlier site stored for the same choices. */
const LEGACY_WORDS: Readonly<Record<CodeStyling, string>> = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' };

export function parseCodeStyling(value: unknown): CodeStyling {
  return CODE_STYLINGS.find((styling) => value === styling || value === LEGACY_WORDS[styling]) ?? DEFAULT_CODE_STYLING;
}

/** The styling that a URL hash asks for: a prefix such as `tailwind-` of a hash that ends in `.js` or `.tsx`. */
export function codeStylingFromHash(hash: string): CodeStyling | undefined {
  if (!codeVariantFromHash(hash)) return undefined;
  return CODE_STYLINGS.find((styling) => hash.replace('#', '').startsWith(`${styling}-`));
}
