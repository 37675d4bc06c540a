import { describe, expect, test } from 'vitest';
import { ownAppQuery } from '../../client/shared/own-app/own-app.ts';
import { OWN_APP_DEMO } from '../../client/shared/own-app/own-app-css.ts';
import { directivesOf, hashSource } from '../helpers/html/html.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();
const DEMO = `/toolpad/_demo/${OWN_APP_DEMO}`;
const NAME = `</title><script>alert(1)</script>Rosa's "Café" {x} $&`;
const QUERY = ownAppQuery({ name: NAME.slice(0, 60), primary: 'teal', menu: ['orders'] });

test.each(['/toolpad/core', '/toolpad/core/react-app-provider', '/zh/toolpad/core'])(
  '%s is the same for all, whatever their app',
  async (path) => {
    const plain = await (await get(path)).text();
    expect(await (await get(`${path}?${QUERY}`)).text()).toBe(plain);
    expect(await (await get(path, { headers: { Cookie: `own-app=${encodeURIComponent(QUERY)}` } })).text()).toBe(plain);
  },
);

describe('the scene, asked for with a name', () => {
  test('has it as text, the color and the menu as style that the policy knows, and no script', async () => {
    const answer = await get(`${DEMO}?${QUERY}`);
    const html = await answer.text();
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain('&#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62;Rosa');
    expect(html).not.toMatch(/<script|Nordwind/);
    const [, css = ''] = /<style>(html:root[\s\S]*?)<\/style><\/head>/.exec(html) ?? [];
    expect(css).toContain('--mui-palette-primary-main:#00796b');
    expect(directivesOf(answer.headers.get('Content-Security-Policy') ?? '').get('style-src')).toContain(hashSource(css));
  });

  test.each(['', '?name=', '?name=%20', '?primary=teal'])('but %j → as the build left it', async (query) => {
    const answer = await get(`${DEMO}${query}`);
    expect(await answer.text()).toBe(await (await get(DEMO)).text());
    expect(answer.headers.get('ETag')).not.toBeNull();
  });

  test('is no other demo', async () => {
    const path = '/toolpad/_demo/DashboardLayoutBasic';
    expect(await (await get(`${path}?${QUERY}`)).text()).toBe(await (await get(path)).text());
  });
});
