import { describe, expect, test } from 'vitest';
import { watchedAssets } from '../helpers/worker/assets.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { serviceBindings, asked } = watchedAssets();
const { get } = useWorker({ serviceBindings });
const PAGE = '/toolpad/core/api/app-provider';
const CRUD = '/toolpad/core/api/crud';

const read = async (path: string) => (await get(path)).text();
/** The names of the rows, and what their marks say. */
const rows = (html: string) => [...html.matchAll(/<tr role="row" id="[\w-]*?-prop-(\w+)">/g)].map(([, name]) => name!);
/** A row without the places where its words may break. */
const rowOf = (html: string, name: string) =>
  html
    .split('<tr ')
    .find((row) => row.includes(`-prop-${name}"`))
    ?.replaceAll('<wbr/>', '') ?? '';

describe('The page of the documented version', () => {
  test.each([
    ['authentication', 'since 0.5'],
    ['localeText', 'since 0.12'],
    ['nonce', 'new in 0.15: not in the version that these pages describe'],
    ['theme', 'changed in 0.5'],
  ])('says of %s: %s', async (name, mark) => {
    expect(rowOf(await read(PAGE), name)).toContain(mark);
  });

  test('says nothing of a prop that is as old as the component', async () => {
    expect(rowOf(await read(PAGE), 'children')).not.toContain('class="mark"');
  });

  test('has before and after of a change on a press, without script', async () => {
    expect(rowOf(await read(PAGE), 'theme')).toMatch(
      /<details class="mark"><summary>changed in 0\.5<\/summary>.*<code>Theme<\/code> → <code>AppTheme<\/code>/,
    );
  });

  test.each(['0.14', 'v0.14', '0.14.0', 'v0.14.0'])('?v=%s is it', async (version) => {
    const [plain, answer] = await Promise.all([get(CRUD), get(`${CRUD}?v=${version}`)]);
    expect(answer.headers.get('ETag')).toBe(plain.headers.get('ETag'));
    expect(answer.headers.get('X-Robots-Tag')).toBeNull();
  });
});

describe('Another version', () => {
  test.each([
    ['0.11', ['children', 'authentication', 'branding', 'navigation', 'router', 'session', 'theme', 'window'], 'localeText'],
    ['0.1', ['children', 'theme'], 'branding'],
    ['0.16.0', ['nonce', 'localeText'], 'sx'],
  ])('?v=%s has its props and no others', async (version, names, absent) => {
    const html = await read(`${PAGE}?v=${version}`);
    expect(rows(html)).toEqual(expect.arrayContaining(names));
    expect(rows(html)).not.toContain(absent);
    expect(html).toContain(`<option value="${version.split('.').slice(0, 2).join('.')}" selected="">`);
  });

  test('is not indexed, and names the plain page as the one that is', async () => {
    const answer = await get(`${PAGE}?v=0.12`);
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await answer.text()).toContain(`<link rel="canonical" href="https://mui.com${PAGE}">`);
  });

  test('has the slots and the table of contents of that version', async () => {
    const [then, now] = await Promise.all([read(`${CRUD}?v=0.13`), read(CRUD)]);
    expect([then.includes('href="#slots"'), now.includes('href="#slots"')]).toEqual([false, true]);
  });

  test('is shown under /zh too', async () => {
    expect(rows(await read(`/zh${PAGE}?v=0.11`))).not.toContain('localeText');
  });
});

describe('A version that cannot be shown', () => {
  const UNKNOWN = 'These docs know no version of Toolpad Core that is called so. The tables are those of 0.14.';

  test.each([
    '',
    'x',
    '0.99',
    '0.2',
    '1',
    '0.12.1.1',
    '-0.12',
    '0.12e1',
    'latest',
    '__proto__',
    '<script>',
    '%00',
    '9'.repeat(3000),
    '0.12&v=0.13&',
  ])('?v=%s → the documented table with a sentence', async (version) => {
    const known = version.startsWith('0.12&');
    const [answer, plain] = await Promise.all([get(`${CRUD}?v=${version}`), read(CRUD)]);
    const html = await answer.text();
    expect([answer.status, rows(html)]).toEqual([200, rows(plain)]);
    expect(html).toContain(known ? 'Toolpad Core 0.12 has no Crud. The tables are those of 0.14.' : UNKNOWN);
  });

  test('without the component → the documented table with a sentence', async () => {
    const html = await read(`${CRUD}?v=0.8`);
    expect(html).toContain('Toolpad Core 0.8 has no Crud. The tables are those of 0.14.');
    expect(rows(html)).toEqual(rows(await read(CRUD)));
  });

  test('all of them are one entry of the cache', async () => {
    const file = '/_content/en/toolpad/core/api/show.json';
    for (const version of ['a', 'b', '7.7', '0.77']) await read(`/toolpad/core/api/show?v=${version}`);
    expect(asked.get(file)).toBe(1);
  });

  test('other pages take no notice of it', async () => {
    const answer = await get('/toolpad/core/introduction?v=0.12');
    expect(answer.headers.get('X-Robots-Tag')).toBeNull();
  });
});

describe('The Markdown of a version', () => {
  test('has its tables', async () => {
    const [then, now] = await Promise.all([read(`${PAGE}.md?v=0.11`), read(`${PAGE}.md`)]);
    expect([then.includes('| `localeText`'), now.includes('| `localeText` (since 0.12)')]).toEqual([false, true]);
    expect(then).toContain('The tables are those of 0.11; texts describe 0.14.');
  });

  test('says why it has not', async () => {
    expect(await read(`${CRUD}.md?v=0.8`)).toContain('# Crud API\n\n> Toolpad Core 0.8 has no Crud. The tables are those of 0.14.\n');
  });
});

test.each([
  ['/toolpad/core/introduction', '/toolpad/core/introduction/whats-new', '0-16'],
  ['/zh/toolpad/studio/getting-started', '/zh/toolpad/studio/getting-started/whats-new', '0-13'],
])('The version menu of %s leads to what each version brought, and to the latest', async (path, whatsNew, latest) => {
  const html = await read(path);
  for (const href of [whatsNew, `${whatsNew}#v${latest}`]) expect(html).toContain(`href="${href}"`);
});
