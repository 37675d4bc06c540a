import { codeVariantFromHash } from './code-variant.ts';

export const CODE_STYLINGS = ['system', 'tailwind', 'css'] as const;

export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** The styling that every demo has: the first of the menu. */
export const DEFAULT_CODE_STYLING: CodeStyling = 'system';

/** Words that an earlier site stored for the same choices. */
const LEGACY_WORDS: Record<string, CodeStyling> = { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' };

export function parseCodeStyling(value: unknown): CodeStyling {
  if (CODE_STYLINGS.includes(value as CodeStyling)) return value as CodeStyling;
  return Object.hasOwn(LEGACY_WORDS, String(value)) ? LEGACY_WORDS[String(value)]! : DEFAULT_CODE_STYLING;
}

/** The styling that a URL hash asks for: a prefix such as `tailwind-` of a hash that ends in `.js` or `.tsx`. */
export function codeStylingFromHash(hash: string): CodeStyling | undefined {
  if (!codeVariantFromHash(hash)) return undefined;
  return CODE_STYLINGS.find((styling) => hash.replace('#', '').startsWith(`${styling}-`));
}
