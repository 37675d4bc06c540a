import { camelCase } from '../../client/shared/name-case.ts';
import { type Change, inList, lineAfter } from './change.ts';
import { readName } from './names.ts';

/** An endpoint below `/toolpad/_edge/` that answers JSON, with a test of its answer. */
export function newEndpoint(text: string): Change {
  const name = readName(text, 'endpoint', 'uptime');
  const handler = camelCase(name);
  const route = `worker/routes/${name}.ts`;
  const test = `test/worker/${name}.test.ts`;
  return {
    files: { [route]: routeText(handler), [test]: testText(name) },
    edits: [
      lineAfter('worker/app.ts', /^import .* from '\.\/routes\//, `import { ${handler} } from './routes/${name}.ts';`),
      lineAfter('worker/app.ts', /^app\.get\('\/toolpad\/_edge\//, `app.get('/toolpad/_edge/${name}', ${handler});`),
      inList('client/shared/address/endpoints.ts', /^export const ENDPOINTS = \[[^\]]*/m, ',', `'${name}'`),
    ],
    next: [
      `Write ${route}. Parse what comes from outside into a bounded shape, as worker/routes/search/search.ts does; it may move into the folder of its feature.`,
      'An endpoint that takes posts stands in worker/app.ts with `app.post`; other methods than those of its lines are answered with 405.',
      `Run \`npm test -- worker/${name}\`.`,
    ],
  };
}

function routeText(handler: string): string {
  return `import type { AppContext } from '../context.ts';
import { NO_STORE } from '../http/cache-control.ts';

/** Says what it answers, to whom, and how often it may change. */
export function ${handler}(c: AppContext): Response {
  return c.json({ hello: 'world' }, 200, { 'Cache-Control': NO_STORE });
}
`;
}

function testText(name: string): string {
  return `import { expect, test } from 'vitest';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();

test('→ 200, JSON that nobody stores', async () => {
  const answer = await get('/toolpad/_edge/${name}');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({ hello: 'world' });
});
`;
}
