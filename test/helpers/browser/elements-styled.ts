import type { Page } from 'playwright-core';

type TraceEvent = { pid: number; args?: { elementCount?: number; data?: { message?: string } } };

const MARK = 'elements styled';

/** How many elements the browser computes styles of while something is done. */
export async function elementsStyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const debug = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  debug.on('Tracing.dataCollected', ({ value }) => events.push(...(value as object[] as TraceEvent[])));
  await debug.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  // A trace is of all pages of the browser, those of other tests too: this says which process is this page's.
  await page.evaluate((name) => console.timeStamp(name), MARK);
  await act();
  const complete = new Promise((resolve) => debug.once('Tracing.tracingComplete', resolve));
  await debug.send('Tracing.end');
  await complete;
  const own = events.find(({ args }) => args?.data?.message === MARK);
  if (!own) throw new Error('The trace lacks the mark of its page. Look at what Chromium calls a time stamp now.');
  return events.filter(({ pid }) => pid === own.pid).reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}
