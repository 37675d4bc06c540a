import { expect, test } from 'vitest';
import { readSpec } from '../../../client/fit/read-spec.ts';

test.each([
  ['^18.2.0', '>=18.2.0 <19.0.0-0'],
  [' 18.2.0 ', '18.2.0'],
  ['>=17 <19', '>=17.0.0 <19.0.0-0'],
  ['17 - 18', '>=17.0.0 <19.0.0-0'],
  ['', '*'],
  ['x', '*'],
  ['npm:react@^18', '>=18.0.0 <19.0.0-0'],
  ['npm:react', '*'],
  ['workspace:^18.1.0', '>=18.1.0 <19.0.0-0'],
  ['git+https://example.com/react.git#semver:^18', '>=18.0.0 <19.0.0-0'],
])('readSpec reads %j as %s', (text, range) => {
  expect(readSpec('react', text)).toEqual({ range });
});

test.each([
  ['workspace:*', 'workspace'],
  ['workspace:^', 'workspace'],
  ['workspace:../react2', 'workspace'],
  ['catalog:', 'catalog'],
  ['catalog:react18', 'catalog'],
  ['npm:@preact/compat@^18', 'alias'],
  ['git+ssh://git@example.com/react.git#v18', 'git'],
  ['git@example.com:facebook/react.git', 'git'],
  ['github:facebook/react', 'git'],
  ['facebook/react#v18', 'git'],
  ['file:../react', 'file'],
  ['link:./react', 'file'],
  ['./react-18.2.0.tgz', 'file'],
  ['~/react', 'file'],
  ['https://example.com/react.tgz', 'url'],
  ['patch:react@npm%3A18.2.0#./react.patch', 'patch'],
  ['latest', 'tag'],
  ['canary', 'tag'],
  ['^', 'nonsense'],
  ['eighteen and more', 'nonsense'],
  ['^18.2.0.1', 'nonsense'],
  ['||'.repeat(200), 'nonsense'],
])('readSpec cannot tell from %.40j: %s', (text, unclear) => {
  expect(readSpec('react', text)).toEqual({ unclear });
});

test('readSpec takes an alias of the package itself, with a scope too', () => {
  expect(readSpec('@mui/material', 'npm:@mui/material@7')).toEqual({ range: '>=7.0.0 <8.0.0-0' });
});
