import { describe, expect, test } from 'vitest';
import { parseFenceInfo } from '../../../../scripts/shared/fence-info.ts';

const none = { marked: new Set(), inserted: new Set(), deleted: new Set(), unknown: [] };

describe('parseFenceInfo', () => {
  test.each([
    ['', { language: '' }],
    ['tsx', { language: 'tsx' }],
    [' tsx  ', { language: 'tsx' }],
    ['tsx title="src/app page.tsx"', { language: 'tsx', title: 'src/app page.tsx' }],
    ['bash tab="npm"', { language: 'bash', tab: 'npm' }],
    ['ts no-check="needs a server"', { language: 'ts', noCheck: 'needs a server' }],
    ['yaml schema="Element[]"', { language: 'yaml', schema: 'Element[]' }],
    ['ts {1,3-5}', { language: 'ts', marked: new Set([1, 3, 4, 5]) }],
    ['ts { 1, 3 }', { language: 'ts', marked: new Set([1, 3]) }],
    ['ts ins={2} del={3-4}', { language: 'ts', inserted: new Set([2]), deleted: new Set([3, 4]) }],
    ['ts title="{1}" {2}', { language: 'ts', title: '{1}', marked: new Set([2]) }],
    ['ts titel="a" {x} bare', { language: 'ts', unknown: ['titel="a"', '{x}', 'bare'] }],
    ['ts add={1}', { language: 'ts', unknown: ['add={1}'] }],
  ])('reads %j', (info, expected) => {
    expect(parseFenceInfo(info)).toEqual({ ...none, ...expected });
  });
});
