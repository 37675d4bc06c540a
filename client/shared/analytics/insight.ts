/** Counts of what readers look for are kept for this many days, today included. */
export const INSIGHTS_DAYS = 90;
/** A search or an address with more digits may be personal and is not counted. */
export const MAX_COUNTED_DIGITS = 3;

/** What is counted: searches, addresses that led nowhere, and what agents use. */
export type InsightKind = 'search-nothing' | 'search-unpressed' | 'dead-link' | 'dead-address' | 'agent';

const DAY_MS = 86_400_000;

/** The day (UTC, `2026-11-22`) that many days before a time in milliseconds. */
export function dayBefore(time: number, days: number): string {
  return new Date(time - days * DAY_MS).toISOString().slice(0, 10);
}
