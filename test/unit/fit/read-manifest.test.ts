import { expect, test } from 'vitest';
import { MAX_LENGTH, readManifest } from '../../../client/fit/read-manifest.ts';

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['{', 'json'],
  ['react', 'json'],
  ['{ "a": 1, } // no', 'json'],
  ['[]', 'object'],
  ['null', 'object'],
  ['"react"', 'object'],
  [`{"a":"${'x'.repeat(MAX_LENGTH)}"}`, 'large'],
])('readManifest says of %.20j: %s', (text, problem) => {
  expect(readManifest(text)).toBe(problem);
});

test.each([
  ['nothing', '{}', {}],
  ['a byte order mark', '\uFEFF{"dependencies":{"react":"^19"}}', { react: '^19' }],
  [
    'every group, of which the installed one counts',
    '{"dependencies":{"react":"^19"},"devDependencies":{"next":"^15"},"peerDependencies":{"react":">=17","vite":"8"},"optionalDependencies":{"next":"^14"}}',
    { react: '^19', next: '^15', vite: '8' },
  ],
  ['no values but texts', '{"dependencies":{"react":19,"next":null,"vite":{},"x":"1"}}', { x: '1' }],
  ['no groups of another shape', '{"dependencies":["react"],"devDependencies":"react","peerDependencies":null}', {}],
  ['a name that objects have by themselves', '{"dependencies":{"constructor":"2"}}', { constructor: '2' }],
])('readManifest reads %s', (_name, text, asks) => {
  expect(readManifest(text)).toMatchObject({ asks: new Map(Object.entries(asks)) });
});

test.each([
  ['{"engines":{"node":">=20"},"packageManager":"pnpm@10.1.0"}', '>=20', 'pnpm@10.1.0'],
  ['{"engines":{"node":20},"packageManager":["pnpm"]}', undefined, undefined],
  ['{"engines":"20"}', undefined, undefined],
])('readManifest finds in %s Node and the package manager', (text, node, packageManager) => {
  expect(readManifest(text)).toMatchObject({ node, packageManager });
});
