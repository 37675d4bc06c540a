import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDocsPolicy } from '../../../../client/browser/platform/trusted-types.ts';

beforeAll(() => {
  vi.stubGlobal('window', {});
  createDocsPolicy();
});
afterAll(() => vi.unstubAllGlobals());

describe('markup', () => {
  test.each([
    '',
    'a &lt; b',
    '<figure class="code" data-language="tsx" dir="ltr"><pre tabindex="0"><code><span class="token">const</span></code></pre></figure>',
    '<button type="button" class="copy" data-ga-event-category="code" aria-label="Copy">Copy</button>',
    '<a href="/toolpad/core" class="x">Core</a><a href="#top">Top</a>',
    '<div data-for="x" hidden>y</div>',
  ])('%j passes', (html) => {
    expect(window.docsPolicy.createHTML(html)).toBe(html);
  });

  test.each([
    '<script>alert(1)</script>',
    '<svg/onload=alert(1)>',
    '<img src=x/onerror=alert(1)>',
    '<img title=">"onerror=x src=y>',
    '<object data=x>',
    '<embed>',
    '<base href=//evil>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="https://evil.example">x</a>',
    '<form action=//evil>',
    '<meta http-equiv=refresh content=0>',
    '<style>*{}</style>',
    '<span style="color:red">x</span>',
    '<span class=x onclick="x">y</span>',
    '<div class="a" onclick="x">',
    '<scr<b>ipt>alert(1)</scr</b>ipt>',
    '<b',
    '<!-- x -->',
    '<iframe srcdoc="x">',
    '<math><mi//xlink:href="data:x,<script>">',
  ])('%j is refused', (html) => {
    expect(() => window.docsPolicy.createHTML(html)).toThrow(TypeError);
  });
});

describe('addresses of scripts', () => {
  test.each(['/toolpad/sw.js', '/toolpad/assets/entry-ABC123.js', '/toolpad/assets/demos/core/x-1.min.js'])('%s passes', (url) => {
    expect(window.docsPolicy.createScriptURL(url)).toBe(url);
  });

  test.each([
    '/toolpad/assets/../../evil.js',
    '/toolpad/assets//evil.com/x.js',
    '/toolpad/assets/./x.js',
    '/toolpad/assets/..js',
    '//evil.example/toolpad/sw.js',
    'https://evil.example/x.js',
    'data:text/javascript,alert(1)',
    '/toolpad/assets/x.js?y',
    '/toolpad/sw.js\n',
    '/toolpad/other.js',
  ])('%j is refused', (url) => {
    expect(() => window.docsPolicy.createScriptURL(url)).toThrow(TypeError);
  });
});

test('nobody can put another policy in its place', () => {
  expect(() => {
    window.docsPolicy = { createHTML: (html) => html, createScriptURL: (url) => url };
  }).toThrow(TypeError);
});
