import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { openProviders, openServices, type Services } from '../../../../scripts/guides/services.ts';

const DOGS = 'https://dogs.example';

let services: Services;

afterEach(() => services.close());

test('answers in place of an origin, by the longest beginning of a path that fits', async () => {
  services = await openServices({
    [DOGS]: { '/breed/': { photo: `${DOGS}/photos/1.svg` }, '/breed/hound/': { photo: 'hound' }, '/photos/': '<svg/>' },
  });
  const get = (address: string) => fetch(services.inPlace(address));

  const { photo } = (await (await get(`${DOGS}/breed/akita/random`)).json()) as { photo: string };
  expect(photo).not.toContain(DOGS);
  expect(await (await get(`${DOGS}/breed/hound/random`)).json()).toEqual({ photo: 'hound' });
  expect((await fetch(photo)).headers.get('content-type')).toBe('image/svg+xml');
  expect((await get(`${DOGS}/cats`)).status).toBe(404);
});

test('deletes from its lists, and leaves the guide alone', async () => {
  const orders = [{ id: 1042 }, { id: 1043 }];
  services = await openServices({ [DOGS]: { '/orders': orders } });
  await fetch(services.inPlace(`${DOGS}/orders/1043`), { method: 'DELETE' });
  expect(await (await fetch(services.inPlace(`${DOGS}/orders`))).json()).toEqual([{ id: 1042 }]);
  expect(orders).toHaveLength(2);
});

test('does not find what has no answer, and deletes nothing there', async () => {
  const orders = [{ id: 1042 }];
  services = await openServices({ [DOGS]: { '/orders': orders, '/orders/1042': undefined } });
  expect((await fetch(services.inPlace(`${DOGS}/orders/1042`), { method: 'DELETE' })).status).toBe(404);
  expect(await (await fetch(services.inPlace(`${DOGS}/orders`))).json()).toEqual(orders);
});

test('leaves files alone without services', async () => {
  services = await openServices();
  expect(services.inPlace(DOGS)).toBe(DOGS);
});

const ISSUER = 'https://id.example';
const FETCHED = `fetch(new Request('${ISSUER}/.well-known/openid')).then((answer) => answer.text()).then(console.log)`;
const REQUESTED = `require('https').request('${ISSUER}/.well-known/openid', { method: 'GET' }, (answer) => answer.pipe(process.stdout)).end()`;

test.each([
  ['fetches', FETCHED],
  ['requests', REQUESTED],
])('leads what a package %s from a provider to its stand-in, which names the real addresses', async (_, script) => {
  services = await openServices();
  const providers = await openProviders({ [ISSUER]: { '/.well-known/': { issuer: ISSUER } } });
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env: { ...process.env, ...providers.env } });
  await providers.close();
  expect(JSON.parse(stdout)).toEqual({ issuer: ISSUER });
});
