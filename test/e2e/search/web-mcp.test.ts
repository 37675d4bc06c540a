import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { PAGE } from '../../helpers/html/pages.ts';

const { open } = useBrowser();

type Registered = { name: string; annotations: object; execute: (input: object) => Promise<{ content: { text: string }[] }> };

test('a browser with an agent gets the tools that read, and they work', async () => {
  const { page, messages } = await open(PAGE, {
    prepare: (prepared) =>
      prepared.addInitScript(() => {
        const tools: unknown[] = [];
        Object.assign(window, { tools });
        Object.defineProperty(navigator, 'modelContext', { value: { registerTool: (tool: unknown) => tools.push(tool) } });
      }),
  });
  const names = () => page.evaluate(() => (window as unknown as { tools: Registered[] }).tools.map(({ name }) => name));
  await expect.poll(names).toEqual(['search_docs', 'get_page', 'list_pages', 'get_component_api', 'get_demo']);
  const text = await page.evaluate(async () => {
    const tool = (window as unknown as { tools: Registered[] }).tools.find(({ name }) => name === 'get_demo');
    return (await tool?.execute({ name: 'DashboardLayoutBasic' }))?.content[0]?.text;
  });
  expect(text).toContain('export default function DashboardLayoutBasic');
  expect(messages).toEqual([]);
});

test('any other browser loads nothing for it', async () => {
  const { page } = await open(PAGE);
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.filter((name) => /web-mcp|_edge\/mcp/.test(name))).toEqual([]);
});
