import { expect, test } from 'vitest';
import { FEEDBACK, GOOD } from '../../helpers/feedback/feedback.ts';
import {
  comment,
  failed,
  kept,
  OTHER,
  PAGE,
  saysSoon,
  submit,
  thanks,
  useFeedbackReaders,
  waiting,
  write,
} from '../../helpers/feedback/feedback-readers.ts';

const { visit, url, rows } = useFeedbackReaders();

test('it is kept on the device and says so; online again → one row, and thanks', async () => {
  const { page } = await visit();
  await write(page, 'From the train');
  await page.context().setOffline(true);
  await submit(page).click();
  await saysSoon(page, kept);
  expect(await waiting(page)).toContain('From the train');
  await page.context().setOffline(false);
  await saysSoon(page, thanks);
  expect(await rows()).toEqual([expect.objectContaining({ comment: 'From the train', rating: 0 })]);
  expect(await waiting(page)).toEqual([]);
});

test('the page is left → the next page sends it, once', async () => {
  const { page } = await visit();
  await write(page, 'From the train');
  await page.context().setOffline(true);
  await submit(page).click();
  await saysSoon(page, kept);
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await Promise.all([
    page.goto(url(OTHER)),
    page
      .context()
      .newPage()
      .then((second) => second.goto(url(PAGE))),
  ]);
  await expect.poll(async () => (await rows()).length).toBe(1);
  await expect.poll(() => waiting(page)).toEqual([]);
  expect(await rows()).toEqual([expect.objectContaining({ page: PAGE, comment: 'From the train' })]);
});

test('the page is left while it is under way → one row', async () => {
  const { page } = await visit();
  await page.route(`**${FEEDBACK}`, () => {});
  await write(page, 'On my way');
  await submit(page).click();
  await expect.poll(() => waiting(page)).toContain('On my way');
  await page.unroute(`**${FEEDBACK}`);
  await page.goto(url(OTHER));
  await expect.poll(async () => (await rows()).map((row) => row.comment)).toEqual(['On my way']);
  await expect.poll(() => waiting(page)).toEqual([]);
});

test('storage is denied → the sentence, and the text stays', async () => {
  const deny = () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  const { page } = await visit(PAGE, { prepare: (page) => page.addInitScript(deny) });
  await write(page, 'Keep me');
  await page.context().setOffline(true);
  await submit(page).click();
  await saysSoon(page, failed);
  expect(await comment(page).inputValue()).toBe('Keep me');
  await page.context().setOffline(false);
  await submit(page).click();
  await saysSoon(page, thanks);
  expect(await rows()).toHaveLength(1);
});

test('20 pieces wait already → the sentence, the text stays, and the 20 are sent later', async () => {
  const { page } = await visit();
  const full = Array.from({ length: 20 }, (_, index) => ({ ...GOOD, id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}` }));
  await write(page, 'One too many');
  await page.context().setOffline(true);
  await page.evaluate((text) => localStorage.setItem('feedback-waiting', text), JSON.stringify(full));
  await submit(page).click();
  await saysSoon(page, failed);
  expect(await comment(page).inputValue()).toBe('One too many');
  const answers: number[] = [];
  page.on('response', (response) => answers.push(response.status()));
  await page.context().setOffline(false);
  // The limit of ten a minute holds the rest back until a later page, unless the minute ends meanwhile.
  await expect.poll(async () => answers.includes(429) || (await waiting(page)).length === 0).toBe(true);
  expect((await rows()).length).toBeGreaterThanOrEqual(10);
  expect((await rows()).length + (await waiting(page)).length).toBe(20);
});

test.each([
  ['no JSON', [], '{'],
  ['no list', [], '{"a":1}'],
  ['no feedback', [], '[1,null,{"id":"x"}]'],
  ['feedback on a page that is gone, and then another', [GOOD.id], JSON.stringify([{ ...GOOD, page: '/toolpad/gone' }, GOOD])],
])('what waits is %s → the page is fine, stored: %j', async (_, ids, text) => {
  const { page, messages } = await visit(PAGE, {
    prepare: (page) => page.addInitScript((value) => localStorage.setItem('feedback-waiting', value), text),
  });
  await expect.poll(async () => (await rows()).map(({ id }) => id)).toEqual(ids);
  await write(page, 'Still works');
  await submit(page).click();
  await saysSoon(page, thanks);
  expect(messages.filter((message) => !message.includes('400'))).toEqual([]);
});
