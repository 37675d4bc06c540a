import type { Frame } from 'playwright-core';

/** What a demo has asked for beside the script that waits for its reader. */
export const fetchedBy = (frame: Frame) =>
  frame.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.filter(({ initiatorType, name }) => name.includes('/assets/demos/') && initiatorType !== 'link').map(({ name }) => name);
  });
