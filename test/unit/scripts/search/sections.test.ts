import { describe, expect, test } from 'vitest';
import { finishPage } from '../../../../scripts/content/compile-site.ts';
import { generatedFrontmatter } from '../../../../scripts/content/frontmatter.ts';
import { createEnv } from '../../../../scripts/content/markdown/env.ts';
import { createMarkdown } from '../../../../scripts/content/markdown.ts';
import { blocksOf } from '../../../../scripts/content/to-blocks.ts';
import { kindOfPage, sectionsOf } from '../../../../scripts/search/sections.ts';
import { site } from '../../../helpers/project/site.ts';

const md = createMarkdown();

function sections(markdown: string) {
  const env = createEnv('content/pages/core/x.md', 0, { project: site, path: '/toolpad/core/x' });
  const blocks = blocksOf(markdown, md, env);
  const data = generatedFrontmatter('Orders', 'What orders are.');
  return sectionsOf(finishPage({ path: '/toolpad/core/x', file: 'content/pages/core/x.md', data, blocks, env }));
}

describe('sectionsOf', () => {
  test('a page is cut at its headings; what is above the first has the title', () => {
    const found = sections('Lead.\n\n## First\n\nOne.\n\n### Inner\n\nTwo.\n\n## Second\n\nThree.');
    expect(found.map(({ id, heading, parent, text }) => ({ id, heading, parent, text }))).toEqual([
      { id: '', heading: 'Orders', parent: '', text: 'What orders are. Lead.' },
      { id: 'first', heading: 'First', parent: '', text: 'One.' },
      { id: 'inner', heading: 'Inner', parent: 'First', text: 'Two.' },
      { id: 'second', heading: 'Second', parent: '', text: 'Three.' },
    ]);
  });

  test('a page that begins with a heading has a part above it all the same', () => {
    expect(sections('## First\n\nOne.').map(({ id, text }) => [id, text])).toEqual([
      ['', 'What orders are.'],
      ['first', 'One.'],
    ]);
  });

  test('code is found by name, but for what a sample names itself, and prose keeps its inline code', () => {
    const sample = 'const orderTotal = confirmOrder();\nconst dataSource = {};\nshow(<Crud dataSource={dataSource} />);';
    const [lead] = sections(`Call \`useDialogs\` first.\n\n\`\`\`tsx no-check="a test"\n${sample}\n\`\`\``);
    expect(lead?.text).toBe('What orders are. Call useDialogs first.');
    expect(lead?.names).toEqual(['useDialogs']);
    expect(lead?.symbols).toEqual(['confirmOrder', 'dataSource']);
  });

  test('names in capitals are found, and so is the file of a sample, which is no prose', () => {
    const [lead] = sections('```ini title=".env"\nMYSQL_HOST=localhost\n```');
    expect(lead?.symbols).toEqual(['.env', 'MYSQL_HOST']);
    expect(lead?.text).toBe('What orders are.');
  });

  test('the excerpt of a section that has nothing but others is what these are called', () => {
    const [, first] = sections('## First\n\n### Inner\n\nOne.\n\n### Second\n\nTwo.');
    expect(first).toMatchObject({ text: '', excerpts: 'Inner · Second' });
  });

  test('excerpts of a section with little prose are cut from its lines of code too', () => {
    const code = '```tsx no-check="a test"\nconst orderTotal = confirm();\n\n});\n```';
    const words = 'Prose that says enough to be read alone, because it has as many characters as it takes.';
    const found = sections(`## Code\n\nCall it:\n\n${code}\n\n## Words\n\n${words}\n\n${code}`);
    expect(found.map(({ excerpts }) => excerpts)).toEqual(['What orders are.', 'Call it:\nconst orderTotal = confirm();', words]);
  });

  test('entities are characters, controls of blocks are no text', () => {
    const [lead] = sections('a < b & "c"\n\n```bash\nls\n```');
    expect(lead?.text).toBe('What orders are. a < b & "c"');
  });

  test('cells and items stand apart', () => {
    expect(sections('| A | B |\n|---|---|\n| one | two |\n\n- x\n- y')[0]?.text).toBe('What orders are. A B one two x y');
  });
});

describe('kindOfPage', () => {
  test.each<[string, 'docs' | 'landing', string]>([
    ['core/react-crud', 'docs', 'guide'],
    ['core/api/crud', 'docs', 'reference'],
    ['core/introduction/upgrade-to-0-16', 'docs', 'aside'],
    ['core/introduction/whats-new', 'docs', 'aside'],
    ['core', 'landing', 'landing'],
  ])('%s, laid out as a %s: %s', (path, layout, kind) => {
    expect(kindOfPage({ path: `/toolpad/${path}`, layout })).toBe(kind);
  });
});
