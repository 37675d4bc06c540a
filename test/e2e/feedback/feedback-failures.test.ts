import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { requestsSeen } from '../../helpers/browser/browser.ts';
import { FEEDBACK } from '../../helpers/feedback/feedback.ts';
import {
  comment,
  failed,
  PAGE,
  result,
  saysSoon,
  submit,
  thanks,
  useFeedbackReaders,
  waiting,
  write,
  yes,
} from '../../helpers/feedback/feedback-readers.ts';

const { visit, rows, breakDatabase } = useFeedbackReaders();

describe('what can go wrong', () => {
  test('the database is down → the sentence, and the text stays; Submit again → one row', async () => {
    const { page } = await visit();
    await write(page, 'Keep me');
    const mend = await breakDatabase();
    await submit(page).click();
    await saysSoon(page, failed);
    expect(await comment(page).inputValue()).toBe('Keep me');
    await mend();
    await submit(page).click();
    await saysSoon(page, thanks);
    expect(await rows()).toEqual([expect.objectContaining({ comment: 'Keep me' })]);
  });

  test('the answer is lost on the way → the sentence; Submit again → one row', async () => {
    const { page } = await visit();
    await page.route(`**${FEEDBACK}`, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await write(page, 'Once only');
    await submit(page).click();
    await saysSoon(page, failed);
    expect(await rows()).toHaveLength(1);
    await page.unroute(`**${FEEDBACK}`);
    await submit(page).click();
    await saysSoon(page, thanks);
    expect(await rows()).toHaveLength(1);
  });

  test('the answer is lost, then the text is changed → both texts are stored', async () => {
    const { page } = await visit();
    await page.route(`**${FEEDBACK}`, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await write(page, 'First');
    await submit(page).click();
    await saysSoon(page, failed);
    await page.unroute(`**${FEEDBACK}`);
    await comment(page).fill('First, corrected');
    await submit(page).click();
    await saysSoon(page, thanks);
    expect((await rows()).map((row) => row.comment)).toEqual(['First', 'First, corrected']);
  });

  test.each<[string, (route: Route) => Promise<void>]>([
    ['a captive portal answers 200', (route) => route.fulfill({ status: 200, body: '<h1>Log in</h1>', contentType: 'text/html' })],
    ['there were too many posts', (route) => route.fulfill({ status: 429, body: '{}' })],
    ['the server fails', (route) => route.fulfill({ status: 500, body: '' })],
    ['the post is refused', (route) => route.fulfill({ status: 400, body: '{}' })],
    ['the name is not found', (route) => route.abort('namenotresolved')],
    ['the connection is refused', (route) => route.abort('connectionrefused')],
  ])('%s → the sentence, the text stays, nothing waits', async (_, answer) => {
    const { page } = await visit();
    await page.route(`**${FEEDBACK}`, answer);
    await write(page, 'Keep me');
    await submit(page).click();
    await saysSoon(page, failed);
    expect(await comment(page).inputValue()).toBe('Keep me');
    expect(await waiting(page)).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('Submit pressed again when the first press has been thanked for → one row', async () => {
    const { page } = await visit();
    await write(page, 'Once and for all');
    await submit(page).click();
    await saysSoon(page, thanks);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>('#feedback')?.requestSubmit(document.querySelector<HTMLElement>('#feedback .send')),
    );
    await requestsSeen(page);
    expect(posts).toEqual([]);
    expect(await result(page).textContent()).toBe(thanks);
    expect(await rows()).toEqual([expect.objectContaining({ comment: 'Once and for all' })]);
  });

  test('Submit pressed twice → one post, one row', async () => {
    const { page } = await visit();
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(FEEDBACK)) posts += 1;
    });
    await write(page, 'Twice');
    await submit(page).dblclick();
    await saysSoon(page, thanks);
    expect([posts, (await rows()).length]).toEqual([1, 1]);
  });

  test('the form’s script does not arrive → the plain form stores it', async () => {
    const { page } = await visit(PAGE, { prepare: (page) => page.route('**/feedback-form*.js', (route) => route.abort()) });
    await yes(page).click();
    await page.getByRole('heading', { name: thanks }).waitFor();
    expect(await rows()).toEqual([expect.objectContaining({ page: PAGE, rating: 1 })]);
  });
});
