import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { THEME_LINK_AFTER_MS } from '../../../client/islands/theme-builder/theme-link.ts';
import { ownAppQuery } from '../../../client/shared/own-app/own-app.ts';
import { clipboardText, useBrowser } from '../../helpers/browser/browser.ts';
import { builderOpener, styleOf } from '../../helpers/browser/theme-builder.ts';

const { open } = useBrowser('own');
const openBuilder = builderOpener(open);

describe('the theme builder', () => {
  test('a step back while an address is about to be written goes to the theme before', async () => {
    const prepare = async (page: Page) => {
      await page.addInitScript((delay) => {
        const { setTimeout: start, clearTimeout: stop } = window;
        const due = new Map<number, () => void>();
        // What waits that long is the address; here it waits for the step back.
        window.setTimeout = ((run: () => void, ms?: number) => {
          const timer = start(run, ms === delay ? 1e9 : ms);
          if (ms === delay) due.set(timer, run);
          return timer;
        }) as typeof window.setTimeout;
        window.clearTimeout = ((timer?: number) => {
          if (timer !== undefined) due.delete(timer);
          stop(timer);
        }) as typeof window.clearTimeout;
        const runDue = () => {
          for (const run of due.values()) run();
        };
        Object.assign(window, { runDue });
      }, THEME_LINK_AFTER_MS);
    };
    const { page, builder, frame } = await openBuilder({ prepare });
    await builder.getByRole('button', { name: 'Night' }).click();
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(144, 202, 249)');
    // Added last, it runs right after the builder has heard of the step.
    await page.evaluate(() => addEventListener('popstate', () => Reflect.get(window, 'runDue')()));
    await page.goBack();
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(25, 118, 210)');
    expect(await page.evaluate(() => location.hash)).toBe('');
  });

  test('a link opens its theme, and no server hears of it', async () => {
    const asked: string[] = [];
    const prepare = async (page: Page) => void page.on('request', (request) => asked.push(request.url()));
    const { builder, frame, code, messages } = await openBuilder({ prepare }, '#theme?primary=006400&borderRadius=3&mode=nonsense');
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(0, 100, 0)');
    expect(await builder.getByLabel('Border radius (px)').inputValue()).toBe('3');
    expect(await code()).toContain('colorSchemes: { light: { palette }, dark: { palette } }');
    expect(asked.filter((url) => url.includes('006400') && !url.includes('#'))).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('starts with the color and the name of the reader\u2019s app, unless a link names a theme', async () => {
    const cookies = { 'own-app': encodeURIComponent(ownAppQuery({ name: 'Acme', primary: 'teal', menu: [] })) };
    const { page, builder, frame, code } = await openBuilder({ cookies });
    await frame.getByText('Acme', { exact: true }).waitFor();
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(0, 121, 107)');
    expect(await code()).toContain("primary: { main: '#00796b' },");
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#theme?primary=00796b');
    await builder.getByLabel('Primary', { exact: true }).fill('#640000');
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(100, 0, 0)');
    expect(await code()).toContain("primary: { main: '#640000' },");
    await builder.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(25, 118, 210)');
    expect(await page.evaluate(() => location.hash)).toBe('#theme?');
    const linked = await openBuilder({ cookies }, '#theme?primary=006400');
    await expect.poll(() => styleOf(linked.frame, 'background-color')).toBe('rgb(0, 100, 0)');
  });

  test('a place in the page is no theme', async () => {
    const { page, builder, frame } = await openBuilder({}, '#theme?primary=006400');
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(0, 100, 0)');
    await page.evaluate(() => location.assign('#main-content'));
    await page.goBack();
    expect(await builder.getByLabel('Primary', { exact: true }).inputValue()).toBe('#006400');
  });

  test('Copy link copies what is shown, before the address has it', async () => {
    const { page, builder } = await openBuilder({ permissions: ['clipboard-read', 'clipboard-write'] });
    await builder.getByRole('button', { name: 'Slate' }).click();
    await builder.getByLabel('Spacing (px)').fill('7');
    await builder.getByRole('button', { name: 'Copy link' }).click();
    await builder.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await clipboardText(page)).toMatch(/\/theme-builder#theme\?primary=546e7a.*&spacing=7&/);
  });
});
