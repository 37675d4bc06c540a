export const CODE_VARIANTS = ['JS', 'TS'] as const;

export type CodeVariant = (typeof CODE_VARIANTS)[number];

const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

export function parseCodeVariant(value: unknown): CodeVariant {
  return value === 'JS' ? 'JS' : DEFAULT_CODE_VARIANT;
}

/** The variant that a URL hash asks for. Only the endings `.js` and `.tsx` count; anything else has no opinion. */
export function codeVariantFromHash(hash: string): CodeVariant | undefined {
  if (hash.endsWith('.tsx')) return 'TS';
  return hash.endsWith('.js') ? 'JS' : undefined;
}
