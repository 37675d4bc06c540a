import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FEEDBACK } from '../../helpers/feedback/feedback.ts';
import {
  kept,
  OTHER,
  PAGE,
  saysSoon,
  submit,
  thanks,
  useFeedbackReaders,
  waiting,
  write,
  yes,
} from '../../helpers/feedback/feedback-readers.ts';

const { visit, url, rows } = useFeedbackReaders();

describe('online', () => {
  test('the same words in both, at the same moment → two pieces, since each was thanked for', async () => {
    const { page } = await visit();
    const second = await page.context().newPage();
    await second.goto(url(PAGE));
    for (const tab of [page, second]) await write(tab, 'Word for word');
    await Promise.all([submit(page).click(), submit(second).click()]);
    for (const tab of [page, second]) await saysSoon(tab, thanks);
    expect((await rows()).map((row) => row.comment)).toEqual(['Word for word', 'Word for word']);
    expect(await waiting(page)).toEqual([]);
  });

  test('one opens while the other is sending → one row', async () => {
    const { page } = await visit();
    const arrived = Promise.withResolvers<Route>();
    await page.route(`**${FEEDBACK}`, (route) => arrived.resolve(route), { times: 1 });
    await write(page, 'On its way');
    await submit(page).click();
    const route = await arrived.promise;
    const second = await page.context().newPage();
    await second.goto(url(OTHER));
    await expect.poll(async () => (await rows()).length).toBe(1);
    await route.continue();
    await saysSoon(page, thanks);
    expect(await rows()).toEqual([expect.objectContaining({ page: PAGE, comment: 'On its way' })]);
    expect(await waiting(page)).toEqual([]);
  });
});

describe('offline', () => {
  test('two tabs write; online again → each is stored once, and both thank', async () => {
    const { page } = await visit();
    const second = await page.context().newPage();
    await second.goto(url(OTHER));
    await write(page, 'In the first tab');
    await write(second, 'In the second tab');
    await page.context().setOffline(true);
    for (const tab of [page, second]) {
      await submit(tab).click();
      await saysSoon(tab, kept);
    }
    await page.context().setOffline(false);
    for (const tab of [page, second]) await saysSoon(tab, thanks);
    expect((await rows()).map((row) => row.comment).sort()).toEqual(['In the first tab', 'In the second tab']);
    expect(await waiting(page)).toEqual([]);
  });

  test('another tab hands over what this one keeps → one row, and thanks here', async () => {
    const { page } = await visit();
    const second = await page.context().newPage();
    await second.goto(url(OTHER));
    await yes(second).scrollIntoViewIfNeeded();
    await second.locator('#feedback[data-active]').waitFor();
    await write(page, 'From the first tab');
    await page.context().setOffline(true);
    await submit(page).click();
    await saysSoon(page, kept);
    // This tab does not get through when the network comes back.
    await page.route(`**${FEEDBACK}`, (route) => route.abort('connectionreset'), { times: 1 });
    await page.context().setOffline(false);
    await saysSoon(page, thanks);
    expect(await rows()).toEqual([expect.objectContaining({ comment: 'From the first tab' })]);
    expect(await waiting(page)).toEqual([]);
  });
});
