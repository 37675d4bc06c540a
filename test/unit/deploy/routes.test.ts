import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../client/shared/preferences/language.ts';

const HOST = 'docs.example.com';
const readme = readFileSync('worker/README.md', 'utf8');
const [, toml = ''] = /```toml\n(\s*routes = \[\n[\s\S]*?)```/.exec(readme) ?? [];
const { routes } = parse(toml) as { routes: { pattern: string }[] };
/** The paths of the patterns. Cloudflare takes a `*` at the end for anything (developers.cloudflare.com/workers/configuration/routing/routes). */
const patterns = routes.map(({ pattern }) => pattern.slice(HOST.length));

const isCovered = (path: string) =>
  patterns.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));

// The first part of a path of `app.get('/toolpad/…')`, and the path itself of a file at the root.
const served = [...readFileSync('worker/app.ts', 'utf8').matchAll(/^app\.\w+\(['`](\/[^'`{]*)/gm)].map(([, path = '']) =>
  path.replace(/[:*].*$/, ''),
);
const prefixes = LANGUAGES.filter((language) => language !== 'en').map((language) => `/${language}`);
const pages = ['', ...prefixes].flatMap((prefix) =>
  ['/toolpad', '/toolpad/core', '/api-docs', '/api-docs/core', '/api/account'].map((path) => prefix + path),
);

test.each([...new Set([...served.filter((path) => path.length > 1), ...pages])])(
  '%s is under a route that the guide to the first deploy names',
  (path) => {
    expect(isCovered(path)).toBe(true);
  },
);
