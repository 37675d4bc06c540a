import { describe, expect, test } from 'vitest';
import { DEMO_PAGE, useAgent } from '../../helpers/agents/agent.ts';
import { PAGES } from '../../helpers/html/pages.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();
const { client } = useAgent(get);

describe('resources', () => {
  test('every page can be listed, a part at a time, and read', async () => {
    const uris: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client().listResources(cursor === undefined ? {} : { cursor });
      uris.push(...page.resources.map(({ uri }) => uri));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(uris.sort()).toEqual(PAGES.map((path) => `https://mui.com${path}.md`).sort());
    const { contents } = await client().readResource({ uri: uris[0]! });
    expect(contents).toEqual([{ uri: uris[0], mimeType: 'text/markdown', text: expect.stringMatching(/^---\ntitle: /) }]);
    for (const uri of uris) {
      const [content] = (await client().readResource({ uri })).contents as { text: string }[];
      expect([uri, Buffer.byteLength(content!.text) <= 20_000]).toEqual([uri, true]);
    }
  });

  test('the parts of a long page follow each other, by the address that each names', async () => {
    const starts: string[] = [];
    for (let uri: string | undefined = `https://mui.com${DEMO_PAGE}.md`; uri !== undefined; ) {
      const [content] = (await client().readResource({ uri })).contents as { uri: string; text: string }[];
      expect(content!.uri).toBe(uri);
      starts.push(content!.text.slice(0, 4));
      uri = /\[\d+ more characters: read (\S+)\.\]\n$/.exec(content!.text)?.[1];
    }
    expect(starts.length).toBeGreaterThan(1);
    expect(starts.filter((start) => start === '---\n')).toHaveLength(1);
  });

  // Some patterns take seconds for a text of 64 KB.
  test.each([
    ['of slashes', `toolpad${'/'.repeat(60_000)}x`],
    ['of question marks', `https://mui.com/toolpad/core/introduction.md${'?'.repeat(60_000)}`],
  ])('an address %s without end is refused for its length', async (_, uri) => {
    await expect(client().readResource({ uri })).rejects.toThrow('The `uri` is longer than 2048 characters.');
  });

  test('templates name a section and the other language', async () => {
    const { resourceTemplates } = await client().listResourceTemplates();
    const template = resourceTemplates.map(({ uriTemplate }) => uriTemplate.replace('{?cursor}', ''));
    const filled = template.map((uri) => uri.replace('{+path}', 'core/react-dashboard-layout').replace('{#section}', '#links'));
    expect(filled).toEqual([`https://mui.com${DEMO_PAGE}.md#links`, `https://mui.com/zh${DEMO_PAGE}.md#links`]);
    for (const uri of filled) {
      const [content] = (await client().readResource({ uri })).contents as { uri: string; text: string }[];
      expect([content!.uri, content!.text.includes(' {#links}\n')]).toEqual([uri, true]);
    }
  });

  test.each([
    ['https://mui.com/toolpad/nothing', -32002],
    ['file:///etc/passwd', -32002],
  ])('%s → not found', async (uri, code) => {
    await expect(client().readResource({ uri })).rejects.toMatchObject({ code });
  });

  test.each(['99999', '9'.repeat(400), '-1', 'x', '1.5', '1e2', ''])('the cursor %s → an error that says so', async (cursor) => {
    await expect(client().listResources({ cursor })).rejects.toMatchObject({ code: -32602 });
  });
});
