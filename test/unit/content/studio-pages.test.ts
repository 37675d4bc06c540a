import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headingId } from '../../../scripts/shared/heading-id.ts';

const STUDIO = 'content/pages/studio';

/** The pages without their translations. */
const englishPages = (glob: string) =>
  globSync(glob)
    .filter((file) => !file.endsWith('.zh.md'))
    .sort();

const PAGES = englishPages(`${STUDIO}/**/*.md`);
const FENCE = /^```[\s\S]*?^```/gm;

/** The ids of the headings that a page writes itself. */
function idsOf(page: string): string[] {
  const headings = readFileSync(`${STUDIO}/${page}.md`, 'utf8')
    .replace(FENCE, '')
    .matchAll(/^#{2,3} (.+?)(?: \{#([\w-]+)\})?$/gm);
  return [...headings].map(([, text = '', id]) => id ?? headingId(text.replaceAll('`', '')));
}

// The product's own help links and older addresses lead to these, whatever the headings say today.
test.each([
  ['concepts/queries', ['queries', 'actions']],
  ['concepts/custom-functions', ['request-context']],
  ['concepts/data-providers', ['pagination', 'deleting-rows']],
  ['concepts/event-handling', ['js-expression-actions']],
  ['concepts/page-properties', ['display-mode', 'page-parameters']],
  ['concepts/theming', ['overrides']],
  ['concepts/authentication', ['authentication-secret']],
  ['concepts/building-ui', ['component-library', 'inspector']],
  ['components/data-grid', ['grouping']],
  ['getting-started/roadmap', ['paid-plan']],
  ['how-to-guides/render-deploy', ['pushing-your-toolpad-studio-app-to-github']],
  ['how-to-guides/delete-datagrid-row', ['configure-loading-states-optional']],
])('%s has the sections %j', (page, ids) => {
  expect(idsOf(page)).toEqual(expect.arrayContaining(ids));
});

test.each(englishPages(`${STUDIO}/reference/components/*.md`))('%s has the section properties', (file) => {
  expect(idsOf(file.slice(STUDIO.length + 1, -3))).toContain('properties');
});

// What older docs said and the product does not do. Phrases that no page has are in scripts/prose/phrases.ts.
const WRONG: [what: string, text: RegExp][] = [
  ['the old order of the arguments of createFunction', /createFunction\((?:config|\{)/],
  ['an import that no file of the product uses', /@toolpad\/studio-runtime\/server/],
  ['`cookie` for `cookies`', /ctx\.cookie\b/],
  ['a callback address without the base path', /(?:\w\.(?:com|org)|localhost:\d+)\/api\/auth\/callback/],
  ['a page parameter that forces the shell as if it worked', /\?toolpad-display=shell(?!` (?:has no effect|adds nothing|does nothing))/],
  ['a notice that the layout gives', /^:::\w+ .*Studio.*(?:deprecated|no longer maintained)/im],
  ['the folder after `--studio`, which takes it for its value', /toolpad-app\S* --studio (?!--)/],
  ['a folder after the example, in which the files lie one level deeper', /--example [\w-]+ [\w.]/],
  ['an input that an event assigns', /\b(?:textField|select|datePicker|autocomplete|filePicker)\.value = (?!'x'` changes nothing)/],
  ['a state of one registry', /ETARGET/],
  ['a branch that lost its sources', /github\.com\/mui\/toolpad\/(?:tree|blob)\/master/],
];

describe.each(PAGES)('%s', (file) => {
  const markdown = readFileSync(file, 'utf8');

  test.each(WRONG)('has no %s', (_what, text) => {
    expect(markdown).not.toMatch(text);
  });

  test('has shell commands without a prompt, so that they work when they are copied', () => {
    const commands = [...markdown.matchAll(/^```bash[^\n]*\n([\s\S]*?)^```/gm)].flatMap(([, code = '']) => code.trim().split('\n'));
    expect(commands.filter((line) => /^\s*(?:[$>#]\s|$)/.test(line))).toEqual([]);
  });
});

// The title of the document also names the product.
test.each(['core', 'studio'])('no two pages of %s have the same title', (product) => {
  const titles = englishPages(`content/pages/${product}/**/*.md`).map(
    (file) => [/^title: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1], file] as const,
  );
  const seen = Map.groupBy(titles, ([title]) => title);
  expect([...seen.values()].filter(({ length }) => length > 1)).toEqual([]);
});
