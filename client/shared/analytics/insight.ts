/** What is counted: searches, addresses that led nowhere, and what agents use. */
export type InsightKind = 'search-nothing' | 'search-unpressed' | 'dead-link' | 'dead-address' | 'agent';

const DAY_MS = 86_400_000;

/** The day (UTC, `2026-11-22`) that many days before a time in milliseconds. */
export function dayBefore(time: number, days: number): string {
  return new Date(time - days * DAY_MS).toISOString().slice(0, 10);
}
