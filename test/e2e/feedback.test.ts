import type { Miniflare } from 'miniflare';
import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import english from '../../content/translations/en.json' with { type: 'json' };
import chinese from '../../content/translations/zh.json' with { type: 'json' };
import { requestsSeen, useBrowser } from '../helpers/browser.ts';
import { databaseOf, FEEDBACK, forgetRows, GOOD, storedRows } from '../helpers/feedback.ts';
import { freePort } from '../helpers/free-port.ts';
import { startWorker } from '../helpers/worker.ts';

const PAGE = '/toolpad/core/introduction/installation';
const OTHER = '/toolpad/core/introduction/support';
const { thanks, failed, kept } = english.feedback;
const { open } = useBrowser();

let runtime: Miniflare;
let base: string;
let readers = 0;
beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  runtime = await startWorker({ port });
});
afterAll(() => runtime.dispose());
afterEach(() => forgetRows(runtime));

/** A reader with an address of their own, on a page of a site with a database of its own. */
async function visit(path = PAGE, options: BrowserContextOptions & { prepare?: (page: Page) => Promise<unknown> } = {}) {
  readers += 1;
  return open(base + path, { extraHTTPHeaders: { 'CF-Connecting-IP': `203.0.113.${readers}` }, ...options });
}

const rows = () => storedRows(runtime);
const formOf = (page: Page) => page.getByRole('group', { name: /Was (this page|the section .*) helpful\?/ });
const yes = (page: Page) => formOf(page).getByRole('button', { name: 'Yes' });
const no = (page: Page) => formOf(page).getByRole('button', { name: 'No' });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
const result = (page: Page) => page.locator('#feedback .result');
const saysSoon = (page: Page, words: string) => expect.poll(() => result(page).textContent()).toBe(words);
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('feedback-waiting'));

async function write(page: Page, words: string) {
  await no(page).click();
  await comment(page).fill(words);
}

/** The Worker's database refuses writes until the returned function is called. */
async function breakDatabase() {
  const database = await databaseOf(runtime);
  await database.prepare("create trigger broken before insert on feedback begin select raise(abort, 'down'); end").run();
  return () => database.prepare('drop trigger broken').run();
}

describe('with script', () => {
  test('Yes opens the comment; Submit stores both, then thanks', async () => {
    const { page, messages } = await visit();
    expect(await comment(page).isVisible()).toBe(false);
    await yes(page).click();
    await expect.poll(() => comment(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await yes(page).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.type('Clear & short');
    await submit(page).click();
    await saysSoon(page, thanks);
    expect(await result(page).getAttribute('role')).toBe('status');
    expect(await rows()).toEqual([
      expect.objectContaining({ page: PAGE, rating: 1, comment: 'Clear & short', section: '', language: 'en' }),
    ]);
    expect(await comment(page).isVisible()).toBe(false);
    expect(messages).toEqual([]);
  });

  test('thumbs alone, by keyboard → stored', async () => {
    const { page } = await visit();
    await no(page).focus();
    await page.keyboard.press('Enter');
    await comment(page).waitFor();
    await page.keyboard.press('Control+Enter');
    await saysSoon(page, thanks);
    expect(await rows()).toEqual([expect.objectContaining({ rating: 0, comment: '' })]);
  });

  test('the rating is remembered on the device, and nothing else', async () => {
    const { page } = await visit();
    await write(page, 'Secret words');
    await submit(page).click();
    await saysSoon(page, thanks);
    await page.reload();
    await no(page).scrollIntoViewIfNeeded();
    await expect.poll(() => no(page).getAttribute('aria-pressed')).toBe('true');
    const stored = await page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.includes('feedback')));
    expect(stored).toEqual([[`feedback-${PAGE}`, '0']]);
  });

  test('Cancel takes everything back', async () => {
    const { page } = await visit();
    await write(page, 'Never mind');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => comment(page).isVisible()).toBe(false);
    await yes(page).click();
    expect(await comment(page).inputValue()).toBe('');
    expect(await rows()).toEqual([]);
  });

  test('a section, from the button at its heading', async () => {
    const { page } = await visit();
    const heading = page.getByRole('heading', { name: 'Peer packages', exact: true });
    await heading.hover();
    await page.getByRole('button', { name: 'Feedback on “Peer packages”' }).click();
    const group = page.getByRole('group', { name: 'Was the section “Peer packages” helpful?' });
    await group.getByRole('button', { name: 'Yes' }).click();
    await comment(page).fill('Which one?');
    await submit(page).click();
    await saysSoon(page, `${thanks} Back to “Peer packages”`);
    expect(await rows()).toEqual([expect.objectContaining({ section: 'peer-packages', comment: 'Which one?' })]);
    await page.getByRole('link', { name: 'Back to “Peer packages”' }).click();
    expect(new URL(page.url()).hash).toBe('#peer-packages');
    expect(await formOf(page).locator('legend').textContent()).toBe('Was this page helpful?');
  });

  test('the heading’s button is reached by keyboard, and Cancel leads back to it', async () => {
    const { page } = await visit();
    await page.locator('#peer-packages a').focus();
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Feedback on “Peer packages”' });
    expect(await button.evaluate((element) => [element === document.activeElement, getComputedStyle(element).opacity])).toEqual([
      true,
      '1',
    ]);
    await page.keyboard.press('Enter');
    await expect.poll(() => yes(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await comment(page).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('in Chinese', async () => {
    const { page } = await visit(`/zh${PAGE}`);
    await page
      .getByRole('group', { name: chinese.feedback.question })
      .getByRole('button', { name: chinese.feedback.yes, exact: true })
      .click();
    await page.getByRole('textbox', { name: chinese.feedback.comment }).fill('很好');
    await page.getByRole('button', { name: chinese.feedback.submit, exact: true }).click();
    await saysSoon(page, chinese.feedback.thanks);
    expect(await rows()).toEqual([expect.objectContaining({ page: PAGE, language: 'zh', comment: '很好' })]);
  });

  test('nothing of it is loaded before the form is near', async () => {
    const scripts: string[] = [];
    await visit(PAGE, { prepare: async (page) => void page.on('request', (request) => scripts.push(request.url())) });
    expect(scripts.filter((url) => url.includes('feedback-form'))).toEqual([]);
  });

  test('on paper there is neither form nor button', async () => {
    const { page } = await visit();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#feedback, .ask').filter({ visible: true }).count()).toBe(0);
  });
});

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
    expect(await waiting(page)).toBeNull();
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

describe('two tabs of one reader', () => {
  test('the same words in both, at the same moment → two pieces, since each was thanked for', async () => {
    const { page } = await visit();
    const second = await page.context().newPage();
    await second.goto(base + PAGE);
    for (const tab of [page, second]) await write(tab, 'Word for word');
    await Promise.all([submit(page).click(), submit(second).click()]);
    for (const tab of [page, second]) await saysSoon(tab, thanks);
    expect((await rows()).map((row) => row.comment)).toEqual(['Word for word', 'Word for word']);
    expect(await waiting(page)).toBeNull();
  });

  test('one opens while the other is sending → one row', async () => {
    const { page } = await visit();
    const arrived = Promise.withResolvers<Route>();
    await page.route(`**${FEEDBACK}`, (route) => arrived.resolve(route), { times: 1 });
    await write(page, 'On its way');
    await submit(page).click();
    const route = await arrived.promise;
    const second = await page.context().newPage();
    await second.goto(base + OTHER);
    await expect.poll(async () => (await rows()).length).toBe(1);
    await route.continue();
    await saysSoon(page, thanks);
    expect(await rows()).toEqual([expect.objectContaining({ page: PAGE, comment: 'On its way' })]);
    expect(await waiting(page)).toBeNull();
  });
});

describe('offline', () => {
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
    expect(await waiting(page)).toBeNull();
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
      page.goto(base + OTHER),
      page
        .context()
        .newPage()
        .then((second) => second.goto(base + PAGE)),
    ]);
    await expect.poll(async () => (await rows()).length).toBe(1);
    await expect.poll(() => waiting(page)).toBeNull();
    expect(await rows()).toEqual([expect.objectContaining({ page: PAGE, comment: 'From the train' })]);
  });

  test('two tabs write; online again → each is stored once, and both thank', async () => {
    const { page } = await visit();
    const second = await page.context().newPage();
    await second.goto(base + OTHER);
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
    expect(await waiting(page)).toBeNull();
  });

  test('another tab hands over what this one keeps → one row, and thanks here', async () => {
    const { page } = await visit();
    const second = await page.context().newPage();
    await second.goto(base + OTHER);
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
    expect(await waiting(page)).toBeNull();
  });

  test('the page is left while it is under way → one row', async () => {
    const { page } = await visit();
    await page.route(`**${FEEDBACK}`, () => {});
    await write(page, 'On my way');
    await submit(page).click();
    await expect.poll(() => waiting(page)).toContain('On my way');
    await page.unroute(`**${FEEDBACK}`);
    await page.goto(base + OTHER);
    await expect.poll(async () => (await rows()).map((row) => row.comment)).toEqual(['On my way']);
    await expect.poll(() => waiting(page)).toBeNull();
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
    await page.context().setOffline(false);
    // The limit of ten a minute holds the rest back until a later page.
    await expect.poll(async () => (await rows()).length).toBeGreaterThanOrEqual(10);
    expect((await rows()).length + JSON.parse((await waiting(page)) ?? '[]').length).toBe(20);
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
});

describe('without script', () => {
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
});
