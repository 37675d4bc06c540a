/** Runs something and tells how long this thread computed, in milliseconds: on a busy machine the time that passes says nothing. */
export function withCpuTime<T>(run: () => T): { result: T; tookMs: number } {
  const before = process.threadCpuUsage();
  const result = run();
  const { user, system } = process.threadCpuUsage(before);
  return { result, tookMs: (user + system) / 1000 };
}
