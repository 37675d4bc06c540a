import { describe, expect, test } from 'vitest';
import { compilePage } from '../../../../scripts/content/compile-page.ts';
import { createMarkdown } from '../../../../scripts/content/markdown.ts';
import { checkGuides } from '../../../../scripts/guides/check-guides.ts';

const PATH = '/toolpad/core/integrations/react-router';
const GUIDE = 'content/pages/core/integrations/react-router.guide.ts';
const { html } = compilePage(GUIDE.replace('.guide.ts', '.md'), PATH, createMarkdown()).page!;

const check = (body: string) => checkGuides([{ file: GUIDE.replace('.guide.ts', '.md'), path: PATH, html: body }]);

describe('checkGuides', () => {
  test('finds nothing on a page as its guide followed it', async () => {
    expect(await check(html)).toEqual([]);
  });

  test('asks for a new pass when a command changed', async () => {
    const message = `The page changed after its guide passed, or its guide never did. Run \`npm run guides -- ${PATH}\`.`;
    expect(await check(html.replaceAll('react-router@7', 'react-router@8'))).toEqual([{ file: GUIDE, line: 1, message }]);
  });

  test('names the section that a guide misses', async () => {
    const [problem] = await check(html.replaceAll('id="routes"', 'id="paths"'));
    expect(problem?.message).toMatch(/^The page has no section `routes`\. Name one of: .*paths.* Run `npm run guides/);
  });
});
