import { expect, test } from 'vitest';
import { attributeValues } from '../../helpers/html/html.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const KEY = 'order=17;name="A & B <c>"';
const DEMO = '/toolpad/_demo/StudioCustomers';
const licensed = useWorker({ vars: { MUI_X_LICENSE_KEY: KEY } });
const plain = useWorker();

test('MUI_X_LICENSE_KEY → an attribute of the demo document, and another ETag', async () => {
  const [withKey, without] = await Promise.all([licensed.get(DEMO), plain.get(DEMO)]);
  const html = await withKey.text();
  expect(attributeValues(html, 'data-mui-x-license-key')).toEqual([KEY]);
  expect(withKey.headers.get('ETag')).not.toBe(without.headers.get('ETag'));
  expect(attributeValues(await without.text(), 'data-mui-x-license-key')).toEqual([]);
});

test('MUI_X_LICENSE_KEY → nothing in a page around the demo', async () => {
  expect(await (await licensed.get('/toolpad/core/react-dashboard-layout')).text()).not.toContain('license-key');
});
