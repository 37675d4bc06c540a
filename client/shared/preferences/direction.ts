export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type Direction = (typeof DIRECTIONS)[number];

const DEFAULT_DIRECTION: Direction = 'ltr';

export function parseDirection(value: unknown): Direction {
  return value === 'rtl' ? 'rtl' : DEFAULT_DIRECTION;
}
