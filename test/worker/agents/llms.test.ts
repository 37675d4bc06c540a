import { describe, expect, test } from 'vitest';
import { PAGE, PAGES } from '../../helpers/html/pages.ts';
import { watchedAssets } from '../../helpers/worker/assets.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();
const other = useWorker({ vars: { DOCS_HOST: 'docs.example:8443' } });

const FILES = ['/llms.txt', '/llms-full.txt', '/toolpad/core/llms.txt', '/toolpad/studio/llms.txt'];
const textOf = async (path: string) => (await get(path)).text();
const linksOf = (text: string) => [...text.matchAll(/\]\((https:[^)]+)\)/g)].map((match) => match[1]!);

describe.each(FILES)('%s', (path) => {
  test('200, text that any site may read, asked for again each time', async () => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('304 to who has it', async () => {
    const tag = (await get(path)).headers.get('ETag')!;
    expect((await get(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  test('names DOCS_HOST', async () => {
    const text = await (await other.get(path)).text();
    expect(text).toContain('https://docs.example:8443/toolpad/');
    expect(text).not.toMatch(/https:\/\/(?:mui\.com\/toolpad|docs\.invalid)/);
  });
});

test('the page for agents names DOCS_HOST', async () => {
  const html = await (await other.get('/toolpad/agents')).text();
  expect(html).toContain('claude mcp');
  expect(html).toContain('https://docs.example:8443/toolpad/_edge/mcp');
  expect(html).not.toMatch(/https:\/\/(?:mui\.com\/toolpad\/_edge|docs\.invalid)/);
});

test('/llms.txt → a title, a summary, sections; at most 5,000 characters', async () => {
  const text = await textOf('/llms.txt');
  expect(text).toMatch(/^# Toolpad\n\n> [^\n]+\n\n/);
  expect(text.match(/^## .*/gm)).toEqual(['## Toolpad Core', '## Toolpad Studio', '## Optional']);
  expect(text.length).toBeGreaterThan(2000);
  expect(text.length).toBeLessThanOrEqual(5000);
});

test.each(['/llms.txt', '/toolpad/core/llms.txt', '/toolpad/studio/llms.txt'])(
  '%s → every link leads to Markdown or text',
  async (path) => {
    const links = linksOf(await textOf(path));
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      const { status, headers } = await get(new URL(link).pathname);
      expect([link, status, headers.get('Content-Type')?.split(';')[0]]).toEqual([
        link,
        200,
        link.endsWith('.md') ? 'text/markdown' : 'text/plain',
      ]);
    }
  },
);

test.each(['core', 'studio'])(
  '/toolpad/%s/llms.txt → every page of the product and of the site itself, with a sentence',
  async (product) => {
    const text = await textOf(`/toolpad/${product}/llms.txt`);
    const pages = PAGES.filter(
      (path) => path.startsWith(`/toolpad/${product}/`) || !/^\/toolpad(?:\/(?:core|studio)(?:\/.*)?)?$/.test(path),
    );
    expect(text).toContain('\n## These docs\n\n- [');
    expect(linksOf(text).sort()).toEqual(pages.map((path) => `https://mui.com${path}.md`).sort());
    for (const line of text.match(/^- .*/gm)!) expect(line).toMatch(/\): \S.*[.!]$/);
  },
);

test('/llms-full.txt → every page once, in reading order', async () => {
  const text = await textOf('/llms-full.txt');
  const urls = [...text.matchAll(/^---\ntitle: .*\ndescription: .*\nurl: "https:\/\/mui\.com([^"]+)"$/gm)].map((match) => match[1]!);
  expect([...urls].sort()).toEqual([...PAGES].sort());
  expect(urls.slice(0, 3)).toEqual(['/toolpad', '/toolpad/core', PAGE]);
  expect(text).toContain((await textOf(`${PAGE}.md`)).trim());
});

test('a page names the indexes in its Link header, that of its product first', async () => {
  const links = (await get(PAGE)).headers.get('Link')!.split(', ').slice(1);
  expect(links).toEqual([
    '</toolpad/core/llms.txt>; rel="llms-txt"',
    '</llms.txt>; rel="llms-txt"',
    '</llms-full.txt>; rel="llms-full-txt"',
  ]);
});

test.each(['/zh/llms.txt', '/toolpad/llms.txt', '/toolpad/other/llms.txt', '/toolpad/core/llms.txt/x', '/llms.txt/'])(
  '%s → 404',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

describe('a text that was asked for once', () => {
  const { serviceBindings, asked } = watchedAssets();
  const watched = useWorker({ serviceBindings });

  test.each(FILES)('%s → is not read again', async (path) => {
    const texts = [await (await watched.get(path)).text(), await (await watched.get(path)).text()];
    expect(texts[1]).toBe(texts[0]);
    expect([...asked].filter(([file]) => file.endsWith('.txt'))).toEqual([[expect.any(String), 1]]);
    asked.clear();
  });
});
