import { Response as AssetResponse } from 'miniflare';
import { describe, expect, test } from 'vitest';
import type { CompiledPage } from '../../../client/blocks/page.ts';
import { inlineOf, unescapeHtml } from '../../helpers/html/html.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { watchedAssets } from '../../helpers/worker/assets.ts';
import { ask, startWorker } from '../../helpers/worker/worker.ts';

const HOSTILE = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onclick='alert(1)`,
  '" onclick="alert(1)',
  '</style><script>alert(1)</script>',
  '<!--',
  '-->',
  ']]>',
  '&quot; onclick=&quot;x',
  '&lt;script&gt;',
  "$& $1 $` $'",
  '{{t:copy}}',
  '{"a":"</script>"}',
  '\u2028\u2029',
  '<body class="x">',
  '<meta name="theme-color">',
  '"><html data-copy="',
  'javascript:alert(1)',
];

/** The page as it is served when this text is everywhere in it that is no HTML. */
async function serve(text: string): Promise<string> {
  const { serviceBindings, replaced } = watchedAssets();
  const page: CompiledPage = {
    path: PAGE,
    language: 'en',
    languages: ['en'],
    outdated: [],
    title: text,
    description: text,
    product: 'core',
    layout: 'docs',
    headings: [{ id: 'a', level: 2, html: 'A' }],
    blocks: [{ kind: 'prose', text: { html: ['<p>Body</p>'] } }],
    breadcrumbs: [text],
    previous: { path: PAGE, title: text },
    next: { path: PAGE, title: text },
    hasCode: false,
    ads: false,
    picture: '/toolpad/assets/og/x.png',
  };
  replaced.set(`/_content/en${PAGE}.json`, () => new AssetResponse(JSON.stringify(page)));
  const runtime = await startWorker({ serviceBindings });
  const answer = await ask(runtime, PAGE, { headers: { Cookie: 'mui-mode=dark' } });
  const html = await answer.text();
  await runtime.dispose();
  return html;
}

describe('a page whose title and description are hostile', () => {
  test.each(HOSTILE)('%j → text, and nothing else', async (text) => {
    const html = await serve(text);
    const inline = inlineOf(html);
    expect(inline.scripts).toHaveLength(1);
    expect(inline.styles).toHaveLength(1);
    expect(inline.handlers).toEqual([]);
    expect(html.match(/<(?:html|body|h1|title|script)[\s>]/g)).toEqual([
      '<html ',
      '<title>',
      '<script ',
      '<body ',
      '<script>',
      '<script ',
      '<h1>',
    ]);
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-mui-color-scheme="dark"[^>]*><head>/);
    expect(html).toContain('<body dir="ltr" class="mode-dark">');
    expect(unescapeHtml(/<h1>([^<]*)<\/h1>/.exec(html)?.[1] ?? '')).toBe(text);
    expect(unescapeHtml(/<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? '')).toBe(text);
  });
});

test('a hostile title that a wrong address suggests → text, in a link to its page', async () => {
  const { serviceBindings, replaced } = watchedAssets();
  const titles = HOSTILE.map((title, index) => [`/toolpad/core/zebra-${index}`, title, 'core']);
  replaced.set('/_content/search/titles-en.json', () => new AssetResponse(JSON.stringify(titles)));
  const runtime = await startWorker({ serviceBindings, migrations: false });
  for (const [path, title] of titles) {
    const html = await (await ask(runtime, `${path}x`)).text();
    const links = [...html.matchAll(/<li><a href="([^"]*)">([^<]*)<\/a><\/li>/g)].map(([, href, text = '']) => [href, unescapeHtml(text)]);
    expect(links).toContainEqual([path, `${title} – Toolpad Core`]);
    expect(inlineOf(html).handlers).toEqual([]);
  }
  await runtime.dispose();
});
