/** What a browser tells of its connection, where it does. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether anything may be fetched before it is asked for: not to save data, and not on a slow connection. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
