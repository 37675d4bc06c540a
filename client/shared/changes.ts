/** A day (ISO 8601) and the pages whose text changed on it. */
export type DayOfChanges = { day: string; pages: { path: string; title: string }[] };
