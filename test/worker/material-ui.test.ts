import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inlineOf } from '../helpers/html/html.ts';
import { PAGE } from '../helpers/html/pages.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();

/** Pages that are a title and a form, a list or a few words, with what they may weigh with their styles, in bytes as they travel. */
const SIMPLE = [
  ['/toolpad/settings', 200, 7800],
  ['/toolpad/search?q=%3F', 400, 7800],
  ['/toolpad/offline', 200, 7800],
  ['/toolpad/nothing', 404, 7000],
] as const;

describe.each(['', '; direction=rtl; dense=true'])('with the preferences %j', (preferences) => {
  test.each(SIMPLE)('%s is made of Material UI, without style attributes, and stays light', async (path, status, most) => {
    const answer = await get(path, { headers: { Cookie: `mui-mode=dark${preferences}` } });
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(html).toContain('MuiContainer-root');
    expect(html).toMatch(/<h1 class="MuiTypography-root/);
    expect(inlineOf(html).styleAttributes).toEqual([]);
    expect(brotliCompressSync(html).length).toBeLessThan(most);
  });
});

test.each(['/toolpad/settings', '/toolpad/search', '/toolpad/offline', '/toolpad/core'])(
  '%s: a button that sends is Material UI’s',
  async (path) => {
    const html = await (await get(path)).text();
    expect(html).toMatch(/<button class="MuiButtonBase-root MuiButton-root[^"]*"[^>]* type="submit"/);
    expect(inlineOf(html).styleAttributes).toEqual([]);
  },
);

test.each([PAGE, '/toolpad/core/react-dashboard-layout', '/toolpad/core/api/dashboard-layout'])(
  '%s, as every page of documentation, carries none of its styles (docs/decisions/0012)',
  async (path) => {
    expect(await (await get(path)).text()).not.toContain('class="Mui');
  },
);
