import { expect, test } from 'vitest';
import { render } from '../../../../helpers/html/markdown.tsx';

test('`:::beside` holds blocks', () => {
  const { blocks, html, problems } = render(':::beside', 'Some **words**.', ':::');
  expect(problems).toEqual([]);
  expect(blocks).toMatchObject([{ kind: 'beside', blocks: [{ kind: 'prose' }] }]);
  expect(html).toContain('<strong>words</strong>');
});
