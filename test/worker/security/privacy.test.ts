import { describe, expect, test } from 'vitest';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();

describe.each([
  ['en', '', 'Privacy', 'On your device'],
  ['zh', '/zh', '隐私', '在你的设备上'],
])('in %s', (language, prefix, name, heading) => {
  test('the privacy page is a page of the site, not of a product', async () => {
    const answer = await get(`${prefix}/toolpad/privacy`);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([200, language]);
    expect(html).toContain(`<title>${name} - Toolpad</title>`);
    expect(html).toContain(heading);
    expect(html).not.toContain('id="side-nav"');
    expect(await (await get(`${prefix}/toolpad/privacy.md`)).text()).toContain(`# ${name}\n`);
  });

  test.each(['/toolpad', '/toolpad/core/introduction', '/toolpad/search?q=x', '/toolpad/settings', '/toolpad/nowhere'])(
    'the footer of %s leads there',
    async (path) => {
      expect(await (await get(prefix + path)).text()).toContain(`<a href="${prefix}/toolpad/privacy">${name}</a>`);
    },
  );
});
