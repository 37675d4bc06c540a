import { describe, expect, test } from 'vitest';
import type { WrittenPage } from '../../../../../client/blocks/page.ts';
import { markdownTwin } from '../../../../../scripts/content/twin/twin.ts';
import { COMPILED_PAGE } from '../../../../helpers/html/compiled-page.ts';
import { render } from '../../../../helpers/html/markdown.tsx';
import { site } from '../../../../helpers/project/site.ts';

const dictionaries = site.dictionaries();
const demos = site.demos();

const PAGE: WrittenPage = { ...COMPILED_PAGE, path: '/toolpad/core/page', title: 'Page', description: 'It says "hello".' };

/** The twin of a page with this Markdown, in both variants. */
function twinOf(source: readonly string[], page: Partial<WrittenPage> = {}) {
  const { blocks } = render(...source);
  return markdownTwin({ ...PAGE, blocks, ...page }, { language: 'en', dictionaries, demos });
}

/** What comes after the title. */
function bodyOf(...source: string[]): string {
  return twinOf(source).TS.replace(/^[\s\S]*?\n# Page\n\n/, '');
}

describe('frontmatter', () => {
  test('title, description, address, language, product, version; then the title as the heading', () => {
    expect(twinOf(['Text.']).TS.split('\n')).toEqual([
      '---',
      'title: "Page"',
      'description: "It says \\"hello\\"."',
      'url: "https://docs.invalid/toolpad/core/page"',
      'language: "en"',
      'product: "Toolpad Core"',
      'version: "0.14.0"',
      '---',
      '',
      '# Page',
      '',
      'Text.',
      '',
    ]);
  });

  test('a page of no product has no version', () => {
    const { TS } = twinOf(['Text.'], { path: '/api-docs', product: null });
    expect(TS).toContain('\nproduct: "Toolpad"\n---\n');
  });

  test('pages of the builder say that it is deprecated', () => {
    const { TS } = twinOf(['Text.'], { path: '/toolpad/studio/page', product: 'studio' });
    expect(TS).toMatch(
      /# Page\n\n> Toolpad Studio is deprecated\. .*\[Toolpad Core\]\(https:\/\/docs\.invalid\/toolpad\/core\/introduction\)\.\n/,
    );
  });

  test('its landing page says so in its own words', () => {
    expect(twinOf(['Text.'], { path: '/toolpad/studio', product: 'studio', layout: 'landing' }).TS).not.toContain('> Toolpad Studio');
  });
});

/** Markdown that comes back as it was written. */
const SAME: [string, string][] = [
  ['a paragraph', 'One sentence.'],
  ['emphasis, code and a link elsewhere', 'A **strong**, an *emphasised* and a `code` word, [linked](https://example.com/a_b).'],
  ['code with backticks', 'Write `` `x` `` or ``` `` ```.'],
  ['headings with their ids', '## First {#first}\n\n### Second {#second}'],
  ['a bullet list', '- one\n- two'],
  ['a numbered list that starts at 3', '3. three\n4. four'],
  ['a list in a list', '- one\n  - deeper\n- two'],
  ['code in a list', '1. Type:\n\n   ```bash\n   npm start\n\n   npm test\n   ```\n\n2. Wait.'],
  ['a quotation', '> said\n>\n> and said'],
  ['a line', 'a\n\n---\n\nb'],
  ['a table', '| Key | Does |\n| --- | --- |\n| `a \\| b` | one \\| other |'],
  ['a fence', '```tsx title="app.tsx" {1,3} ins={2}\nconst a = 1;\nconst b = 2;\nconst c = 3;\n```'],
  ['a fence with fences in it', '````text\n```js\n```\n````'],
  ['characters that are Markdown', 'a \\* b \\[c] \\<div> \\`d\\` snake_case \\_e\\_ \\&amp; \\\\'],
  ['a line that begins like a list', '1\\. January'],
  ['a line that begins like another list', '2\\) February'],
  ['a line that begins like a bullet', '\\- a'],
  ['a line that begins like another bullet', '\\+ a'],
  ['a line that begins like a heading', '\\## a'],
  ['a line that begins like a quotation', '\\> a'],
  ['a line that begins with a sign alone', '-1 and #tag and 1.5'],
  ['a word that is struck out', 'a ~~b~~ c'],
  ['a line that is broken', 'one\\\ntwo'],
  ['a list of paragraphs', '- one\n\n  more\n\n- two'],
];

test.each(SAME)('%s comes back as it was written', (_, source) => {
  expect(bodyOf(...source.split('\n'))).toBe(`${source}\n`);
});

/** What the site's own syntax becomes. */
const BECOMES: [string, string, string][] = [
  ['a link to a page', '[Page](/toolpad/core/other#part)', '[Page](https://docs.invalid/toolpad/core/other#part)'],
  ['a link to an anchor of the page', '[Part](#part)', '[Part](https://docs.invalid/toolpad/core/page#part)'],
  ['a heading with an id', '## Paid plan {#paid}', '## Paid plan {#paid}'],
  ['a heading with a link', '## The [link](https://example.com)', '## The [link](https://example.com) {#the-link}'],
  ['a callout', ':::info\nText.\n:::', '> [!NOTE]\n> Text.'],
  ['a tip with a title', ':::success Do this\nText.\n\nMore.\n:::', '> [!TIP]\n> **Do this**\n>\n> Text.\n>\n> More.'],
  ['a warning', ':::warning\nText.\n:::', '> [!WARNING]\n> Text.'],
  ['a danger', ':::error\nText.\n:::', '> [!CAUTION]\n> Text.'],
  [
    'tabs',
    ':::tabs{sync="package-manager"}\n```bash tab="npm"\nnpm i\n```\n```bash tab="yarn"\nyarn add\n```\n:::',
    '**npm**\n\n```bash\nnpm i\n```\n\n**yarn**\n\n```bash\nyarn add\n```',
  ],
  [
    'a part of a Studio file',
    '```yaml title="toolpad/theme.yml"\nspec: {}\n```',
    '```yaml title="toolpad/theme.yml" excerpt\nspec: {}\n```',
  ],
  [
    'steps',
    ':::steps\n1. Type:\n\n   ```bash\n   npm start\n   ```\n\n2. Wait.\n:::',
    '1. Type:\n\n   ```bash\n   npm start\n   ```\n\n2. Wait.',
  ],
  ['cards', ':::cards\n- [A](/toolpad/core/a) text\n- b\n:::', '- [A](https://docs.invalid/toolpad/core/a) text\n- b'],
  [
    'a table of a reference',
    ':::api{section="options"}\n| Name | Default |\n| --- | --- |\n| `a` | - |\n:::',
    '| Name | Default |\n| --- | --- |\n| `a` | - |',
  ],
  ['an island', '::island{name="settings"}', '[Settings](https://docs.invalid/toolpad/settings)'],
];

test.each(BECOMES)('%s: %j → %j', (_, source, expected) => {
  expect(bodyOf(...source.split('\n'))).toBe(`${expected}\n`);
});

describe('a demo', () => {
  const NAME = 'DashboardLayoutBasic';
  const demo = `::demo{name="${NAME}" title="A shop's dashboard" height="400"}`;
  const { TS, JS = '' } = twinOf([demo]);

  test('is a link to the live document and the source in TypeScript, without what only the demo needs', () => {
    expect(TS).toContain(`[Demo ${NAME}](https://docs.invalid/toolpad/_demo/${NAME}): A shop's dashboard\n\n\`\`\`tsx\nimport `);
    expect(TS).toContain('const NAVIGATION: Navigation =');
    expect(TS).toContain('// `useMemoryRouter` is made for this frame.');
    expect(TS).not.toMatch(/preview-start|scaffold|initialPath|breakpoints/);
  });

  test('or in JavaScript', () => {
    expect(JS).toContain('```jsx\nimport ');
    expect(JS).not.toContain('NAVIGATION: Navigation');
  });

  test('or of the lines that its page shows', () => {
    const { blocks } = render(demo.replace(NAME, 'DashboardLayoutNoMiniSidebar'));
    const brief = markdownTwin({ ...PAGE, blocks }, { language: 'en', dictionaries, demos }, 'preview').TS;
    expect(brief).toContain('<DashboardLayout\n  disableCollapsibleSidebar\n>');
    expect(brief.length).toBeLessThan(TS.length / 2);
  });

  test('that imitates another product is a link alone', () => {
    const imitation = '::demo{name="StudioTextFieldBasic" title="A field" height="190"}';
    expect(bodyOf(imitation)).toBe('[Demo StudioTextFieldBasic](https://docs.invalid/toolpad/_demo/StudioTextFieldBasic): A field\n');
  });

  test('without a toolbar is a link alone', () => {
    expect(bodyOf(demo.replace('}', ' toolbar="false"}'))).toBe(
      `[Demo ${NAME}](https://docs.invalid/toolpad/_demo/${NAME}): A shop's dashboard\n`,
    );
  });
});

test('a demo that is gone is named, with what to do', () => {
  const { blocks } = render('::demo{name="DashboardLayoutBasic" title="A shop" height="400"}');
  expect(() => markdownTwin({ ...PAGE, blocks }, { language: 'en', dictionaries, demos: new Map() })).toThrow(
    'The demo DashboardLayoutBasic is on a page but not in content/demos.',
  );
});

test('a page whose variants are the same is kept once', () => {
  expect(twinOf(['Text.']).JS).toBeUndefined();
  expect(twinOf(['::demo{name="DashboardLayoutBasic" title="A shop" height="400"}']).JS).toBeDefined();
});

test('a landing page needs no command', () => {
  const hero = { headline: 'The shell', lead: 'It adds a header.', actions: [{ text: 'Start', href: '#start' }] };
  expect(twinOf(['Text.'], { layout: 'landing', hero }).TS).toContain(
    '**The shell**\n\nIt adds a header.\n\n- [Start](https://docs.invalid/toolpad/core/page#start)\n\nText.',
  );
});

test('the head of a landing page: headline, lead, command, where to go, demo', () => {
  const hero = {
    headline: 'The *shell*',
    lead: 'It adds a header.',
    command: 'npm i x',
    demo: { name: 'X', caption: 'It runs.' },
    actions: [
      { text: 'Start', href: '/toolpad/core/start' },
      { text: 'Look', href: '/toolpad/core/look' },
    ],
  };
  const { TS } = twinOf(['Text.'], { layout: 'landing', hero });
  expect(TS).toContain(
    '# Page\n\n**The \\*shell\\***\n\nIt adds a header.\n\n```bash\nnpm i x\n```\n\n- [Start](https://docs.invalid/toolpad/core/start)\n- [Look](https://docs.invalid/toolpad/core/look)\n\n[Demo X](https://docs.invalid/toolpad/_demo/X): It runs.\n\nText.\n',
  );
});
