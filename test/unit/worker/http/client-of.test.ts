import { expect, test } from 'vitest';
import { networkOf } from '../../../../worker/http/client-of.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['::ffff:192.0.2.7', 'c000:207'],
  ['', 'unknown'],
  ['[]', 'unknown'],
  ['[x]', 'unknown'],
  ['x]/@y', 'unknown'],
  ['192.0.2.7, 203.0.113.1', 'unknown'],
])('%j → %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
