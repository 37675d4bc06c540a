import { expect, test } from 'vitest';
import { comment, failed, PAGE, submit, thanks, useFeedbackReaders, yes } from '../../helpers/feedback/feedback-readers.ts';

const { visit, rows, breakDatabase } = useFeedbackReaders();

const plain = { javaScriptEnabled: false };

test('comment, then Yes → the thank-you page with a way back; stored', async () => {
  const { page } = await visit(PAGE, plain);
  expect(await submit(page).isVisible()).toBe(false);
  await comment(page).fill('Without script');
  await yes(page).click();
  await page.getByRole('heading', { name: thanks }).waitFor();
  expect(await rows()).toEqual([expect.objectContaining({ page: PAGE, rating: 1, comment: 'Without script' })]);
  await page.getByRole('link', { name: 'Back to the page' }).click();
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test('the database is down → the text stands in the form again; Yes again → one row', async () => {
  const { page } = await visit(PAGE, plain);
  await comment(page).fill('Keep "me" & <all>');
  const mend = await breakDatabase();
  await yes(page).click();
  await page.getByText(failed).waitFor();
  expect(await comment(page).inputValue()).toBe('Keep "me" & <all>');
  await mend();
  await yes(page).click();
  await page.getByRole('heading', { name: thanks }).waitFor();
  expect((await rows()).map((row) => row.comment)).toEqual(['Keep "me" & <all>']);
});

test('offline → the browser says so; back, and online again → the text is there, and is stored once', async () => {
  const { page } = await visit(PAGE, plain);
  await comment(page).fill('From the train');
  // A browser notes what stands in a form when the address changes, else about a second later.
  await page.goto(`${page.url()}#main-content`);
  await page.context().setOffline(true);
  await yes(page).click();
  await page.waitForURL('chrome-error://**');
  await page.context().setOffline(false);
  await page.goBack();
  // A browser fills forms in again once it has read the whole page.
  await expect.poll(() => comment(page).inputValue()).toBe('From the train');
  await yes(page).click();
  await page.getByRole('heading', { name: thanks }).waitFor();
  expect((await rows()).map((row) => row.comment)).toEqual(['From the train']);
});

test('no button asks for a section', async () => {
  const { page } = await visit(PAGE, plain);
  expect(await page.locator('.ask').count()).toBe(0);
});
