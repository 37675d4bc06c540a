import { describe, expect, test } from 'vitest';
import { SITE_PATHS } from '../../../fixtures/site-paths.ts';
import { decide, SITE_ORIGIN } from '../../../helpers/decide.ts';

const INTRO = '/toolpad/core/introduction';

describe('decidePath', () => {
  test.each([
    ['root', '/', '301 /toolpad'],
    ['landing page', '/toolpad', 'page en /toolpad'],
    ['page', INTRO, `page en ${INTRO}`],
    ['page with a query', `${INTRO}?q=1`, `page en ${INTRO}`],
    ['Markdown', `${INTRO}.md`, `markdown en ${INTRO}`],
    ['Markdown with a query', `${INTRO}.md?variant=JS`, `markdown en ${INTRO}`],
    ['Markdown of the landing page', '/toolpad.md', 'markdown en /toolpad'],
    ['Markdown of the API index', '/api-docs.md', 'markdown en /api-docs'],
    ['Chinese Markdown', `/zh${INTRO}.md`, `markdown zh ${INTRO}`],
    ['Markdown with a trailing slash', `${INTRO}.md/`, `301 ${INTRO}.md`],
    ['Markdown behind slashes', `//toolpad//core/introduction.md`, `301 ${INTRO}.md`],
    ['Markdown in upper case', '/toolpad/Core/introduction.MD?variant=JS', `301 ${INTRO}.md?variant=JS`],
    ['Markdown of another language', `/fr${INTRO}.md`, `301 ${INTRO}.md`],
    ['Markdown under /en', `/en${INTRO}.md`, `301 ${INTRO}.md`],
    ['Markdown with userLanguage', `${INTRO}.md?userLanguage=zh&a=1`, `301 /zh${INTRO}.md?a=1`],
    ['Markdown of an .html address', `${INTRO}.html.md`, `301 ${INTRO}.md`],
    ['Markdown of an API name', '/api/account.md', '301 /toolpad/core/api/account.md'],
    ['Markdown of a legacy path', '/toolpad/getting-started/quickstart.md', '301 /toolpad/studio/getting-started/first-app.md'],
    ['Markdown of an unknown page', '/toolpad/nothing.md', '404 en markdown'],
    ['Chinese Markdown of an unknown page', '/zh/toolpad/nothing.md', '404 zh markdown'],
    ['Markdown of the settings, which have none', '/toolpad/settings.md', '404 en markdown'],
    ['Markdown of the root', '/.md', '301 /toolpad.md'],
    ['twice Markdown', `${INTRO}.md.md`, '404 en markdown'],
    ['an ending that is no form', `${INTRO}.mdx`, '404 en'],
    ['trailing slash', `${INTRO}/`, `301 ${INTRO}`],
    ['trailing slashes', `${INTRO}///`, `301 ${INTRO}`],
    ['trailing slash and query', `${INTRO}/?a=1&b=%2F`, `301 ${INTRO}?a=1&b=%2F`],
    ['/en', '/en', '301 /toolpad'],
    ['/en before a page', `/en${INTRO}`, `301 ${INTRO}`],
    ['/en before an unknown page', '/en/toolpad/nothing', '404 en'],
    ['/zh', '/zh', '301 /zh/toolpad'],
    ['/zh before a page', `/zh${INTRO}`, `page zh ${INTRO}`],
    ['/zh before an unknown page', '/zh/toolpad/nothing', '404 zh'],
    ['another language', `/fr${INTRO}`, `301 ${INTRO}`],
    ['another language with a query', `/pt${INTRO}/?q=1`, `301 ${INTRO}?q=1`],
    ['another language before an unknown page', '/fr/toolpad/nothing', '404 en'],
    ['another language alone', '/fr', '404 en'],
    ['two languages', `/zh/fr${INTRO}`, '404 zh'],
    ['a language at the end', '/toolpad/zh', '404 en'],
    ['two languages, English first', `/en/zh${INTRO}`, '404 en'],
    ['userLanguage', `${INTRO}?userLanguage=zh`, `301 /zh${INTRO}`],
    ['userLanguage among others', `${INTRO}?a=1&userLanguage=zh&b=2`, `301 /zh${INTRO}?a=1&b=2`],
    ['userLanguage and trailing slash', `${INTRO}/?userLanguage=zh`, `301 /zh${INTRO}`],
    ['userLanguage=en on a Chinese page', `/zh${INTRO}?userLanguage=en`, `301 ${INTRO}`],
    ['unknown userLanguage', `${INTRO}?userLanguage=xx&a=1`, `301 ${INTRO}?a=1`],
    ['userLanguage without a value', `${INTRO}?userLanguage`, `301 ${INTRO}`],
    ['a parameter that only ends so', `${INTRO}?myuserLanguage=x&userLanguage=zh`, `301 /zh${INTRO}?myuserLanguage=x`],
    ['empty userLanguage on a Chinese page', `/zh${INTRO}?userLanguage=`, `301 /zh${INTRO}`],
    ['a parameter that only begins so', `${INTRO}?userLanguages=zh`, `page en ${INTRO}`],
    ['userLanguage after such a parameter', `${INTRO}?userLanguages=x&userLanguage=zh`, `301 /zh${INTRO}?userLanguages=x`],
    ['/api', '/api', '301 /api-docs'],
    ['/api-docs', '/api-docs', 'page en /api-docs'],
    ['/api under /zh', '/zh/api', '301 /zh/api-docs'],
    ['/api without a word boundary', '/apix', '404 en'],
    ['component of Core', '/api/account', '301 /toolpad/core/api/account'],
    ['component of Core by /api-docs', '/api-docs/sign-in-page', '301 /toolpad/core/api/sign-in-page'],
    ['name of both products', '/api/list', '301 /toolpad/core/api/list'],
    ['name of Studio', '/api/data-grid', '301 /toolpad/studio/reference/components/data-grid'],
    ['function of Studio', '/api/create-function', '301 /toolpad/studio/reference/api/create-function'],
    ['hook', '/api/use-dialogs', '301 /toolpad/core/react-use-dialogs/api'],
    ['hook with a page below', '/api/use-local-storage-state', '301 /toolpad/core/react-persistent-state/use-local-storage-state-api'],
    ['unknown API', '/api/nothing', '404 en'],
    ['API name of an object', '/api/constructor', '404 en'],
    ['API below an API', '/api/account/props', '404 en'],
    ['blog', '/blog', '301 https://mui.com/blog'],
    ['blog post with a query', '/blog/2026/?a=1', '301 https://mui.com/blog/2026/?a=1'],
    ['no blog', '/blogs', '404 en'],
    ['size snapshot', '/size-snapshot', '301 https://mui.com/size-snapshot'],
    ['blog under /en', '/en/blog', '404 en'],
    ['blog under /zh', '/zh/blog', '404 zh'],
    ['blog under another language', '/fr/blog/post', '404 en'],
    ['size snapshot under /zh', '/zh/size-snapshot', '404 zh'],
    ['legacy path', '/toolpad/getting-started/quickstart', '301 /toolpad/studio/getting-started/first-app'],
    ['legacy path under /zh', '/zh/toolpad/getting-started/quickstart', '301 /zh/toolpad/studio/getting-started/first-app'],
    ['group path', '/toolpad/core/intro-group', '404 en'],
    ['group path of a section', '/toolpad/concepts', '404 en'],
    ['upper case', '/Toolpad/CORE/Introduction', `301 ${INTRO}`],
    ['upper case of the language', `/ZH${INTRO}`, `301 /zh${INTRO}`],
    ['upper case in an endpoint', '/toolpad/_demo/DashboardLayoutBasic', 'endpoint'],
    ['upper case in an asset', '/toolpad/assets/entry-ABC.js', 'endpoint'],
    ['upper case below /static', '/static/A.css', 'endpoint'],
    ['.html', `${INTRO}.html`, `301 ${INTRO}`],
    ['.html with a query', `${INTRO}.html?q=1`, `301 ${INTRO}?q=1`],
    ['.html in the middle', '/toolpad/core.html/introduction', '404 en'],
    ['.html of an unknown page', '/toolpad/nothing.html', '404 en'],
    ['all of it at once', `//ZH//Toolpad/Core/Introduction.HTML/?userLanguage=en&a=1`, `301 ${INTRO}?a=1`],
    ['an encoded slash in an asset', '/toolpad/assets/..%2f..%2fsecret', '404 en'],
    ['an encoded backslash below /static', '/static/..%5Csecret', '404 en'],
    ['an encoded line break in a blog path', '/blog/%0d%0aSet-Cookie:a=b', '404 en'],
    ['an encoded NUL in a demo', '/toolpad/_demo/a%00', '404 en'],
    ['an encoded slash under /zh', '/zh/toolpad%2Fcore', '404 zh'],
    ['a percent sign that encodes nothing', '/blog/%zz', '404 en'],
    ['a percent sign at the end', '/static/a%', '404 en'],
    ['an encoded letter in a blog path', '/blog/%C3%BC', '301 https://mui.com/blog/%C3%BC'],
    ['a junk path', '/wp-login.php', '404 en'],
  ])('%s: answers %s with %s', (_name, target, expected) => {
    expect(decide(target)).toBe(expected);
  });

  test.each([
    ['a path of 2,048 characters', `/${'a'.repeat(2047)}`, '404 en'],
    ['a path of 2,049 characters', `/${'a'.repeat(2048)}`, '414'],
    ['a URL of 10,240 characters', INTRO.padEnd(10_240 - SITE_ORIGIN.length, '?'), `page en ${INTRO}`],
    ['a URL of 10,241 characters', INTRO.padEnd(10_241 - SITE_ORIGIN.length, '?'), '414'],
  ])('%s', (_name, target, expected) => {
    expect(decide(target)).toBe(expected);
  });

  test.each(['/blog', '/blog/post', '/size-snapshot'])('answers %s on the production host with 404', (target) => {
    expect(decide(target, 'https://mui.com')).toBe('404 en');
  });

  test.each(['/robots.txt', '/sitemap.xml', '/favicon.ico', '/manifest.webmanifest', '/toolpad/sw.js', '/toolpad/_edge/health'])(
    'leaves %s to its route',
    (target) => expect(decide(target)).toBe('endpoint'),
  );

  test.each(SITE_PATHS)('serves %s in both languages without a redirect', (path) => {
    expect([decide(path), decide(`/zh${path}`)]).toEqual([`page en ${path}`, `page zh ${path}`]);
  });
});
