import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const PAGE = '/toolpad/core/introduction/installation';
const DEMO = '/toolpad/_demo/PageContainerBasic';
const { open } = useBrowser();

/** Stands before the site and sends a document up to the end of its last script before its content; the rest follows once `rest` is called. */
let rest: () => void;
const server = createServer(async (request, response) => {
  const answer = await fetch(inject('siteUrl') + request.url, { headers: { 'Accept-Encoding': 'identity' } });
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (request.url !== PAGE && request.url !== DEMO) return response.end(body);
  const end = body.indexOf('</script>', request.url === DEMO ? body.indexOf('<script type="module"') : body.indexOf('createScriptURL'));
  response.write(body.subarray(0, end + '</script>'.length));
  rest = () => response.end(body.subarray(end + '</script>'.length));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('a page whose text comes after its script works to its end', async () => {
  const { page, messages } = await open('about:blank');
  const started = page.waitForResponse('**/prism-okaidia.css*');
  await page.goto(origin + PAGE, { waitUntil: 'commit' });
  // The script asks for this sheet: it runs while the page is still on its way.
  await started;
  rest();
  await page.locator('.body h2 + .ask').last().waitFor();
  const headings = await page.locator('.body :is(h2,h3)[id]').count();
  expect(await page.locator('.body .ask').count()).toBe(headings);
  expect(messages).toEqual([]);
});

test('a demo whose content comes after its script comes to life', async () => {
  const { page, messages } = await open('about:blank');
  // The demo's own code, which the script asks for.
  const loaded = page.waitForResponse(/\/assets\/demos\/core-\d+-\w+\.js$/);
  await page.goto(origin + DEMO, { waitUntil: 'commit' });
  await loaded;
  rest();
  await page.locator('body[data-alive]').waitFor();
  expect(messages).toEqual([]);
});
