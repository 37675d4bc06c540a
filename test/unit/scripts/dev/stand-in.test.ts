import { afterEach, beforeEach, expect, test } from 'vitest';
import { ReloadStream } from '../../../../scripts/dev/reload-stream.ts';
import { StandIn } from '../../../../scripts/dev/stand-in.ts';
import { freePort } from '../../../helpers/project/free-port.ts';

const PROBLEM = { file: 'content/pages/a.md', line: 3, message: 'Wrong <here>.' };
const STREAM = '/toolpad/_edge/dev-reload?since=1';

let origin: string;
let standIn: StandIn;

beforeEach(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  standIn = new StandIn(port, new ReloadStream());
});
afterEach(() => standIn.close());

test.each(['/', '/toolpad/core/introduction', '/zh/toolpad/core/introduction/?a=b'])(
  '%s says that the site is being built, and is asked for again',
  async (path) => {
    const answer = await fetch(origin + path);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1']);
    expect(await answer.text()).toContain('Building the site …');
  },
);

test('open pages hear nothing while there is nothing to show, and ask again', async () => {
  await expect(fetch(origin + STREAM)).rejects.toThrow();
});

test('what keeps the site from being built is said with a link to its place, and to open pages', async () => {
  standIn.fail([PROBLEM]);
  const answer = await fetch(`${origin}/toolpad`);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, null]);
  expect(await answer.text()).toContain(
    `<a href="vscode://file${encodeURI(process.cwd())}/content/pages/a.md:3">content/pages/a.md:3: Wrong &lt;here&gt;.</a>`,
  );
  const told = await fetch(origin + STREAM);
  expect(told.headers.get('Content-Type')).toBe('text/event-stream');
  let heard = '';
  for await (const text of told.body!.pipeThrough(new TextDecoderStream())) {
    heard += text;
    if (heard.includes('"kind":"problems"')) break;
  }
  expect(heard).toContain('"kind":"reload"');
});

test('a problem without a place is said without a link', async () => {
  standIn.fail([{ file: '', line: 1, message: 'No disk.' }]);
  const page = await (await fetch(origin)).text();
  expect(page).toContain('No disk.');
  expect(page).not.toContain('<a ');
});

test('the port is free again when the site takes its place, though somebody still listens', async () => {
  standIn.fail([PROBLEM]);
  const told = await fetch(origin + STREAM);
  await standIn.close();
  await expect(told.text()).rejects.toThrow();
  const next = new StandIn(Number(new URL(origin).port), new ReloadStream());
  expect((await fetch(origin)).status).toBe(503);
  await next.close();
  standIn = new StandIn(await freePort(), new ReloadStream());
});
