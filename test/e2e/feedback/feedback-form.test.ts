import { describe, expect, test } from 'vitest';
import chinese from '../../../content/translations/zh.json' with { type: 'json' };
import {
  comment,
  formOf,
  no,
  PAGE,
  result,
  saysSoon,
  submit,
  thanks,
  useFeedbackReaders,
  write,
  yes,
} from '../../helpers/feedback/feedback-readers.ts';

const { visit, rows } = useFeedbackReaders();

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
    await saysSoon(page, thanks);
    expect(await rows()).toEqual([expect.objectContaining({ section: 'peer-packages', comment: 'Which one?' })]);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(900);
    await page.locator('body > footer').scrollIntoViewIfNeeded();
    await expect.poll(() => formOf(page).evaluate((form) => form.closest('.body'))).toBe(null);
    expect(await formOf(page).locator('legend').textContent()).toBe('Was this page helpful?');
  });

  test.each([390, 1440])('a section is asked about where it is, at %i px', async (width) => {
    const { page } = await visit(undefined, { viewport: { width, height: 844 } });
    const heading = page.getByRole('heading', { name: 'Peer packages', exact: true });
    await heading.scrollIntoViewIfNeeded();
    const before = await heading.boundingBox();
    await page.getByRole('button', { name: 'Feedback on “Peer packages”' }).click();
    await page.getByRole('group', { name: 'Was the section “Peer packages” helpful?' }).waitFor();
    const [title, form] = [await heading.boundingBox(), await formOf(page).boundingBox()];
    expect(Math.abs(title!.y - before!.y)).toBeLessThan(844 / 2);
    expect(title!.y).toBeGreaterThan(0);
    expect(form!.y - title!.y - title!.height).toBeLessThan(60);
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
