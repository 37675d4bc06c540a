import { compilePage } from '../../../scripts/content/compile-page.ts';
import { compileTranslation } from '../../../scripts/content/compile-translation.ts';
import { createMarkdown } from '../../../scripts/content/markdown.ts';
import { formatProblem } from '../../../scripts/shared/problem.ts';
import { temporaryProject } from './temporary-project.ts';

/** What compiles them. */
export const md = createMarkdown();
/** The words that a page asks for. */
export const WORDS = {
  'content/translations/en.json': '{"apiSection":"See the reference:"}',
  'content/translations/zh.json': '{"apiSection":"见参考："}',
};
/** An English page with a lead, two sections, and two fences. */
export const ENGLISH = [
  '---',
  'title: Kit',
  'description: What the kit is for.',
  'components: [Account]',
  '---',
  'Lead.',
  '',
  '```bash tab="npm" title="x.sh"',
  'npm install',
  '```',
  '',
  '## Use it {#usage}',
  'Text.',
  '',
  '```bash',
  'npm start',
  '```',
  '',
  '### Options and more',
  'More text.',
].join('\n');
/** The frontmatter and the body of its translation. */
export const HEAD = ['---', 'title: 套件', 'description: 套件的用途。', '---'];
export const BODY = ['引言。', '', '::code', '', '## 使用 `kit`', '文字。', '', '::code', '', '### 选项', '更多文字。'];

/** Compiles the English page, then its translation. Problems are written as the build prints them. */
export function translate(translation: string[], english = ENGLISH) {
  const project = temporaryProject({ ...WORDS, 'a.md': english, 'a.zh.md': translation.join('\n') });
  const { page } = compilePage(project, 'a.md', '/toolpad/a', md);
  const result = compileTranslation('a.zh.md', 'zh', page!, md);
  return { ...result, english: page!, problems: result.problems.map(formatProblem) };
}

/** The frontmatter that says that all sections are translated as they are in this English source. */
export function upToDate(english = ENGLISH): string[] {
  const sections = compilePage(temporaryProject({ ...WORDS, 'a.md': english }), 'a.md', '/toolpad/a', md).page?.sections ?? [];
  return [...HEAD.slice(0, -1), 'translates:', ...sections.map(({ id, hash }) => `  ${id}: "${hash}"`), '---'];
}
