/** A day (ISO 8601) and the pages whose text changed on it, with what was done to each, the newest first. */
export type DayOfChanges = { day: string; pages: { path: string; title: string; what: readonly string[] }[] };
