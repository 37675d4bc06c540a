import { describe, expect, test } from 'vitest';
import { compilePage } from '../../../../scripts/content/compile-page.ts';
import { compileTranslations } from '../../../../scripts/content/compile-translation.ts';
import { formatProblem } from '../../../../scripts/shared/problem.ts';
import { htmlOfBlocks } from '../../../helpers/html/markdown.tsx';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';
import { BODY, ENGLISH, HEAD, md, translate, upToDate, WORDS } from '../../../helpers/project/translated-page.ts';

describe('a translation', () => {
  test('of a section whose id YAML takes for a value, such as null, is up to date', () => {
    const english = `${ENGLISH}\n\n### Without a value {#null}\nNothing.`;
    const { page, problems, warnings } = translate([...upToDate(english), ...BODY, '', '### 没有值', '无。'], english);
    expect([problems, warnings, page?.outdated]).toEqual([[], [], []]);
  });

  test('has words of its own, and the ids, code and components of the English page', () => {
    const { page, problems } = translate([...upToDate(), ...BODY]);
    expect(problems).toEqual([]);
    expect(page).toMatchObject({ path: '/toolpad/a', language: 'zh', outdated: [], data: { title: '套件', components: ['Account'] } });
    expect(page?.env.headings.map(({ id, html }) => `${id} ${html}`)).toEqual([
      'usage 使用 <code>kit</code>',
      'options-and-more 选项',
      'api API',
    ]);
    expect(htmlOfBlocks(page?.blocks ?? [])).toContain('<h2 id="usage"><a class="anchor" href="#usage">');
    expect(htmlOfBlocks(page?.blocks ?? [])).toContain('<figcaption>x.sh</figcaption>');
    expect(htmlOfBlocks(page?.blocks ?? [])).toContain('</span> start');
    expect(htmlOfBlocks(page?.blocks ?? [])).toContain('<p>见参考：</p>');
  });

  test.each([
    ['a heading less', BODY.slice(0, 9), 'a.zh.md:13: a.md has further headings. Translate the section `options-and-more` too.'],
    [
      'a heading of another level',
      BODY.with(9, '## 选项'),
      'a.zh.md:14: The heading in this place of a.md, `options-and-more`, is an h3. Make this one an h3.',
    ],
    [
      'a heading with an id',
      BODY.with(4, '## 使用 {#usage}'),
      'a.zh.md:9: Headings of a translation have the ids of the English page. Remove `{#usage}`.',
    ],
    [
      'code of its own',
      BODY.with(7, '```bash\nnpm start\n```'),
      'a.zh.md:12: A translation shows the code of the English page. Write `::code` in place of this fence.',
    ],
    ['less code', BODY.with(7, ''), 'a.zh.md:9: This section has 0 of the 1 code blocks in a.md. Add a line `::code` for each.'],
    ['more code', [...BODY, '', '::code'], 'a.zh.md:17: The section has only 0 code blocks in a.md. Remove this `::code`.'],
    ['an island of its own', [...BODY, '', '::island{name="settings"}'], 'a.zh.md:5: `::island settings` is not in a.md. Remove it.'],
  ])('with %s is a problem', (_, body, problem) => {
    expect(translate([...upToDate(), ...body]).problems.map((text) => text.replace(/:\d+:/, (line) => offset(line)))).toContain(problem);
  });

  test.each([
    [
      'a hero that the English page has not',
      ['hero: { headline: 一, lead: 二, actions: [] }'],
      'a.zh.md:1: The hero is not as in a.md. Write the same keys and as many actions.',
    ],
    [
      'an unknown key',
      ['components: [Account]'],
      'a.zh.md:4: The frontmatter has an unknown key `components`. Remove it, or correct its spelling.',
    ],
  ])('with %s is a problem', (_, lines, problem) => {
    expect(translate([...HEAD.slice(0, -1), ...lines, '---', ...BODY]).problems).toContain(problem);
  });

  test('may rename a tab', () => {
    const { page, problems } = translate([...upToDate(), ...BODY.with(2, ':::tabs\n::code{tab="安装"}\n:::')]);
    expect(problems).toEqual([]);
    expect(htmlOfBlocks(page?.blocks ?? [])).toContain('>安装</label>');
  });
});

/** Lines are counted as if the frontmatter had four, whatever number of sections it names. */
function offset(line: string): string {
  return `:${Number(line.slice(1, -1)) - (upToDate().length - HEAD.length)}:`;
}

describe('a translation is older than its page', () => {
  const noted = () => [...upToDate(), ...BODY];

  test.each([
    ['nothing changed', (text: string) => text, []],
    ['only code changed', (text: string) => text.replace('npm start', 'npm run dev'), []],
    ['lines were wrapped in other places', (text: string) => text.replace('More text.', 'More\ntext.'), []],
    ['the description changed', (text: string) => text.replace('for.', 'good for.'), ['main-content']],
    ['the lead changed', (text: string) => text.replace('Lead.', 'A lead.'), ['main-content']],
    ['a heading changed', (text: string) => text.replace('Use it', 'Using it'), ['usage']],
    ['a section changed', (text: string) => text.replace('More text.', 'Less text.'), ['options-and-more']],
  ])('%s: %#', (_, change, outdated) => {
    const { page, warnings } = translate(noted(), change(ENGLISH));
    expect(page?.outdated.map(({ id }) => id)).toEqual(outdated);
    expect(warnings).toHaveLength(outdated.length > 0 ? 1 : 0);
  });

  test('the warning names the file, the headings and the cure; the page has the headings in its language', () => {
    const { page, warnings } = translate([...HEAD, ...BODY]);
    expect(warnings).toEqual([
      'a.zh.md is older than a.md: the top of the page, “Use it”, “Options and more”. Translate what changed, then run `npm run translations -- a.zh.md`.',
    ]);
    expect(page?.outdated.map(({ html }) => html)).toEqual(['套件', '使用 <code>kit</code>', '选项']);
  });
});

describe('an English page gets other parts than its translation has', () => {
  test.each([
    [
      'another section',
      (text: string) => `${text}\n\n## Keyboard\nKeys.`,
      'a.md has further headings. Translate the section `keyboard` too.',
    ],
    ['a section less', (text: string) => text.replace(/\n### .*/s, ''), 'a.md has only 1 headings. Remove this one.'],
    [
      'a heading of another level',
      (text: string) => text.replace('### Options', '## Options'),
      'The heading in this place of a.md, `options-and-more`, is an h2. Make this one an h2.',
    ],
    [
      'more code',
      (text: string) => `${text}\n\nAnd then:\n\n\`\`\`bash\nnpm test\n\`\`\``,
      'This section has 0 of the 1 code blocks in a.md. Add a line `::code` for each.',
    ],
    [
      'an island',
      (text: string) => `${text}\n\nSee:\n\n::island{name="settings"}`,
      '`::island settings` of a.md is not here in its place. Add it.',
    ],
  ])('%s → readers get the English page, and the build says why', (_, change, misfit) => {
    const { page, problems, warnings, english } = translate([...upToDate(), ...BODY], change(ENGLISH));
    expect([page, problems]).toEqual([undefined, []]);
    expect(warnings.at(-1)).toMatch(
      /^a\.zh\.md:\d+ no longer matches its English page\. Readers get the English page until it is translated: /,
    );
    expect(warnings.at(-1)).toContain(misfit);
    expect(compileTranslations(english, md)).toMatchObject({ english: { languages: ['en'] }, pages: [] });
  });

  test('no other parts, but one that the translation names is gone → a word to the translator', () => {
    const { page, warnings } = translate([...upToDate().toSpliced(-1, 0, '  gone: "1"'), ...BODY]);
    expect(page?.outdated).toEqual([]);
    expect(warnings).toEqual(['a.zh.md translates `gone`, which a.md no longer has. Run `npm run translations -- a.zh.md`.']);
  });
});

test('`::code` in an English page is a problem', () => {
  const project = temporaryProject({ ...WORDS, 'a.md': '---\ntitle: A\ndescription: A.\n---\n::code\n' });
  expect(compilePage(project, 'a.md', '/toolpad/a', md).problems.map(formatProblem)).toEqual([
    'a.md:5: `::code` stands in translations only. Write the code in a fence.',
  ]);
});

describe('demos and islands of a translation', () => {
  const SETTINGS = '::island{name="settings"}';
  const BUILDER = '::island{name="theme-builder"}';

  test.each<[string, string[], string[], string[]]>([
    ['in their places', [SETTINGS, BUILDER], [SETTINGS, BUILDER], []],
    ['one less', [SETTINGS, BUILDER], [SETTINGS], ['`::island theme-builder` of a.md is not here in its place. Add it.']],
    ['in another order', [SETTINGS, BUILDER], [BUILDER, SETTINGS], ['`::island settings` of a.md is not here in its place. Add it.']],
    ['one more', [SETTINGS], [SETTINGS, BUILDER], ['`::island theme-builder` is not in a.md. Remove it.']],
  ])('%s: the problems are %3$j', (_, own, written, problems) => {
    const lines = (leaves: string[]) => leaves.flatMap((leaf) => ['', leaf]);
    const english = `${ENGLISH}\n${lines(own).join('\n')}`;
    const result = translate([...upToDate(english), ...BODY, ...lines(written)], english);
    expect(result.problems.map((text) => text.replace(/:\d+:/, offset))).toEqual(problems.map((text) => `a.zh.md:5: ${text}`));
  });
});
