import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { withPart } from '../../../../scripts/guides/parts.ts';

const PAGE = `apiVersion: v1
kind: page
spec:
  title: Orders
  queries:
    - name: orders
      query: { kind: rest }
  content: []
`;

describe('withPart', () => {
  test('adds scripts to a package.json, and keeps what it had', () => {
    const whole = JSON.stringify({ name: 'app', scripts: { dev: 'next dev' }, dependencies: { react: '19' } });
    expect(JSON.parse(withPart('package.json', whole, '{"scripts":{"build":"next build"}}'))).toEqual({
      name: 'app',
      scripts: { dev: 'next dev', build: 'next build' },
      dependencies: { react: '19' },
    });
  });

  test('adds what is new to a page.yml, and changes what has a name that it knows', () => {
    const part = `spec:
  queries:
    - name: orders
      query: { kind: local }
    - name: customers
  content:
    - component: Text
      name: total
`;
    expect(parse(withPart('page.yml', PAGE, part))).toEqual({
      apiVersion: 'v1',
      kind: 'page',
      spec: {
        title: 'Orders',
        queries: [{ name: 'orders', query: { kind: 'local' } }, { name: 'customers' }],
        content: [{ component: 'Text', name: 'total' }],
      },
    });
  });

  test('adds lines to an .env, and changes what it had', () => {
    expect(withPart('.env', 'SECRET=a\nID=1\n', 'ID=2\nKEY=3\n')).toBe('SECRET=a\nID=2\nKEY=3\n');
  });

  test.each([
    ['package.json', '{"name":"other"}'],
    ['page.yml', 'apiVersion: v1\nkind: page\n'],
    ['functions.ts', 'export {};\n'],
  ])('takes a whole %s as it is', (name, text) => {
    expect(withPart(name, name === 'package.json' ? '{}' : PAGE, text)).toBe(text);
  });
});
