import { describe, expect, test } from 'vitest';
import { sectionsOf } from '../../../../../scripts/api/description-words.ts';
import { apiPages } from '../../../../../scripts/content/api/api-pages.ts';
import { createMarkdown } from '../../../../../scripts/content/markdown.ts';
import { formatProblem } from '../../../../../scripts/shared/problem.ts';
import { apiProject, DESCRIPTION, FACTS } from '../../../../fixtures/api.ts';
import { htmlOfBlocks } from '../../../../helpers/html/markdown.tsx';
import { temporaryProject } from '../../../../helpers/project/temporary-project.ts';

const FILE = 'content/api/core/sign-in-page.json';

function compile(description?: object, facts?: object) {
  return apiPages(temporaryProject(apiProject(description, facts)), createMarkdown());
}

describe('apiPages', () => {
  test('make a page for a component', () => {
    const { pages, problems } = compile();
    expect(problems).toEqual([]);
    expect(pages.map(({ path, data }) => [path, data.title, data.ads])).toEqual([
      ['/toolpad/core/api/sign-in-page', 'SignInPage API', true],
    ]);
  });

  test('have the sections of a reference in order', () => {
    expect(compile().pages[0]?.env.headings.map(({ id }) => id)).toEqual([
      'import',
      'props',
      'slots',
      'good-to-know',
      'demos',
      'inheritance-and-theming',
      'source-code',
    ]);
  });

  test.each([
    [
      'a required prop',
      '<a href="#sign-in-page-prop-providers"><code class="prop-name">providers</code></a> <abbr title="required">*</abbr>',
    ],
    ['an address for a prop', '<tr role="row" id="sign-in-page-prop-providers">'],
    ['an address for a slot', '<tr role="row" id="SignInPage-css-form">'],
    [
      'types, escaped',
      '<code class="prop-type">Array&lt;<a href="/toolpad/core/react-sign-in-page#basic-usage">Auth<wbr/>Provider</a> | &quot;x&quot;&gt;</code>',
    ],
    ['a default', '<code class="prop-default">{}</code>'],
    ['no default', '<td role="cell" class="none">-</td>'],
    ['a description', '<td role="cell">The <strong>providers</strong>.</td>'],
    ['a switch between the views of its props', '<div class="api" data-section="props"><fieldset><legend class="unseen">'],
    ['a switch between the views of its slots', '<div class="api" data-section="slots"><fieldset><legend class="unseen">'],
    ['the head beside a default', '<td role="cell" data-head="Default component"><code class="prop-default">Form</code></td>'],
    ['what it inherits', '<a href="https://mui.com/material-ui/api/container/" rel="noopener">Container</a>'],
    ['its source', 'https://github.com/mui/toolpad/blob/v0.14.0/packages/toolpad-core/src/SignInPage/SignInPage.tsx'],
  ])('show %s', (_name, html) => {
    expect(htmlOfBlocks(compile().pages[0]?.blocks ?? [])).toContain(html);
  });

  test('are none, and need no facts, where nothing is described', () => {
    const { 'content/api/core/sign-in-page.json': _, 'content/api/facts/core.json': __, ...files } = apiProject();
    expect(apiPages(temporaryProject(files), createMarkdown())).toEqual({ pages: [], translations: [], problems: [], warnings: [] });
  });

  test.each([
    ['facts', 'content/api/facts/core.json'],
    ['description', FILE],
  ])('are none where the %s cannot be read, which is the one problem', (_, file) => {
    const result = apiPages(temporaryProject({ ...apiProject(), [file]: '{' }), createMarkdown());
    expect([result.pages, result.translations, result.warnings]).toEqual([[], [], []]);
    expect(result.problems.map(formatProblem)).toEqual([expect.stringContaining(`${file}:1: The file is not valid JSON`)]);
  });

  test.each([
    ['no props', { ...FACTS, props: [], slots: [], inherits: null }, '<code>SignInPage</code> takes no props.'],
    ['only inherited props', { ...FACTS, props: [], slots: [] }, 'has no props of its own, but takes those named below.'],
  ])('say of a component with %s so', (_name, facts, html) => {
    const { pages, problems } = compile({ ...DESCRIPTION, props: {}, slots: {}, notes: [] }, { SignInPage: facts });
    expect([problems, htmlOfBlocks(pages[0]?.blocks ?? []).includes(html)]).toEqual([[], true]);
    expect(pages[0]?.env.headings.map(({ id }) => id)).not.toContain('slots');
  });

  test.each([
    [
      'a prop without a text',
      { ...DESCRIPTION, props: { slots: 'Replacements.' } },
      `${FILE}:12: The prop \`providers\` of SignInPage has no description. Write one as "props.providers".`,
    ],
    [
      'a text without its slot',
      { ...DESCRIPTION, slots: { ...DESCRIPTION.slots, foot: 'The foot.' } },
      `${FILE}:18: SignInPage has no slot \`foot\`. Remove its description, or correct the name.`,
    ],
    [
      'a text that begins no link',
      { ...DESCRIPTION, summary: 'See [there](there).' },
      `${FILE}:5: The link \`there\` is neither a path of this site nor https. Write \`/toolpad/…\`, \`#anchor\` or \`https://…\`.`,
    ],
  ])('have with %s a problem at the line of the description', (_name, description, problem) => {
    expect(compile(description).problems.map(formatProblem)).toEqual([problem]);
  });

  test('ask for the facts of a component that has none', () => {
    expect(compile(DESCRIPTION, {}).problems.map(formatProblem)).toEqual([
      `${FILE}:2: The facts of SignInPage are missing. Run \`npm run api\`.`,
    ]);
  });

  test('note links by the line of the description', () => {
    expect(compile().pages[0]?.env.links).toEqual([
      { path: '/toolpad/core/react-sign-in-page', hash: 'basic-usage', line: 1 },
      { path: '/toolpad/core/api/sign-in-page', hash: 'slots', line: 1 },
      { path: '', hash: 'slots', line: 17 },
      { path: '/toolpad/core/react-sign-in-page', hash: '', line: 9 },
    ]);
  });
});

describe('apiPages in another language', () => {
  const ZH = 'content/api/core/sign-in-page.zh.json';
  const WORDS = {
    description: 'SignInPage 的属性和插槽。',
    summary: '用来登录的页面。',
    demos: ['登录页面'],
    props: { providers: '登录方式。', slots: '替换的组件。' },
    slots: { form: '表单。' },
    notes: ['**请注意。** 这很重要。'],
    translates: Object.fromEntries(sectionsOf(DESCRIPTION).map(({ id, hash }) => [id, hash])),
  };

  function translate(words: object, facts?: object) {
    const project = temporaryProject({ ...apiProject(DESCRIPTION, facts), [ZH]: JSON.stringify(words, null, 2) });
    return apiPages(project, createMarkdown());
  }

  test('have the English ids, their own words, and heads for the list', () => {
    const { pages, translations, problems } = translate(WORDS);
    const [english, chinese] = [pages[0]!, translations[0]!];
    expect(problems).toEqual([]);
    expect([chinese.path, chinese.language, chinese.file]).toEqual([english.path, 'zh', ZH]);
    expect(chinese.env.headings.map(({ id }) => id)).toEqual(english.env.headings.map(({ id }) => id));
    const html = htmlOfBlocks(chinese.blocks);
    for (const words of ['用来登录的页面。', '>登录页面</a>', '表单。', '<th role="columnheader">类型</th>', 'data-head="默认值"'])
      expect(html).toContain(words);
    expect(html).not.toMatch(/The props|marks the|Replacements/);
  });

  test('say a default that is said in words in words of their own', () => {
    const [providers, slots] = FACTS.props;
    const facts = { SignInPage: { ...FACTS, props: [{ ...providers, default: "the kit's providers" }, slots] } };
    const { pages, translations } = translate({ ...WORDS, defaults: { providers: '套件的登录方式' } }, facts);
    expect(htmlOfBlocks(pages[0]!.blocks)).toContain(`<td role="cell" data-head="Default">the kit's providers</td>`);
    expect(htmlOfBlocks(translations[0]!.blocks)).toContain('<td role="cell" data-head="默认值">套件的登录方式</td>');
    expect(translate(WORDS, facts).problems.map(({ message }) => message)).toContain('`defaults.providers` is not translated. Add it.');
  });

  test('name the sections whose English words have changed since', () => {
    const fresh = translate(WORDS);
    expect([fresh.warnings, fresh.translations[0]?.outdated]).toEqual([[], []]);
    const { warnings, translations } = translate({ ...WORDS, translates: { import: 'then' } });
    expect(translations[0]?.outdated.map(({ id }) => id)).toEqual(['main-content', 'demos', 'import', 'props', 'slots']);
    expect(warnings).toEqual([expect.stringContaining(`${ZH} is older than ${FILE}: the top of the page, “Demos”`)]);
  });

  test('are left out where English has got other texts since, and the build says why', () => {
    const { pages, translations, problems, warnings } = translate({ ...WORDS, props: { slots: '替换。' }, translates: { import: 'then' } });
    expect([pages[0]?.languages, translations, problems]).toEqual([['en'], [], []]);
    expect(warnings.at(-1)).toContain('Readers get the English page until it is translated: `props.providers` is not translated. Add it.');
  });

  test.each([
    ['a text that is missing', { ...WORDS, props: { slots: '替换。' } }, `${ZH}:7: \`props.providers\` is not translated. Add it.`],
    ['a text too many', { ...WORDS, slots: { form: '表单。', foot: '页脚。' } }, `${ZH}:13: English has no \`slots.foot\`. Remove it.`],
    ['a demo too few', { ...WORDS, demos: [] }, `${ZH}:4: There are 0 texts in \`demos\`, and 1 in English. Write one for each.`],
    ['a key that is none', { ...WORDS, name: 'SignInPage' }, 'The key `name` is unknown. Remove it, or correct its spelling.'],
    ['words for a default that is code', { ...WORDS, defaults: { slots: '无' } }, `English has no \`defaults.slots\`. Remove it.`],
    ['an empty text', { ...WORDS, summary: '' }, 'A text is empty. Write it, or remove its key.'],
  ])('have with %s a problem', (_name, words, problem) => {
    const problems = translate(words).problems.map(formatProblem);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});
