import type { Page } from 'playwright-core';

type TraceEvent = { args?: { elementCount?: number; beginData?: { frame?: string }; data?: { message?: string; frame?: string } } };

const MARK = 'elements styled';

/** How many elements of a page, its frames left out, the browser computes styles of at once while something is done, at most. A browser takes one trace at a time. */
export async function elementsStyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const debug = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  debug.on('Tracing.dataCollected', ({ value }) => events.push(...(value as object[] as TraceEvent[])));
  await debug.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  // A trace is of all pages of the browser and of their demos, which may start now: this says which document is meant.
  await page.evaluate((name) => console.timeStamp(name), MARK);
  await act();
  const complete = new Promise((resolve) => debug.once('Tracing.tracingComplete', resolve));
  await debug.send('Tracing.end');
  await complete;
  const own = events.find(({ args }) => args?.data?.message === MARK)?.args?.data?.frame;
  if (!own) throw new Error('The trace lacks the mark of its page. Look at what Chromium calls a time stamp now.');
  // Not their sum: a slow machine draws more pictures of a drawer that moves.
  return Math.max(...events.filter(({ args }) => args?.beginData?.frame === own).map(({ args }) => args?.elementCount ?? 0));
}
