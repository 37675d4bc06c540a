import { camelCase, pascalCase } from '../../client/shared/name-case.ts';
import { type Change, lineAfter } from './change.ts';
import { readName } from './names.ts';

/** A block around other blocks, its directive, and a test of what it holds, shows, is found by, and refuses. */
export function newBlock(text: string): Change {
  const name = readName(text, 'block', 'notes');
  const [kind, type] = [camelCase(name), pascalCase(name)];
  const folder = `client/blocks/${name}`;
  const maker = `scripts/content/directives/${name}.ts`;
  const test = `test/unit/scripts/content/directives/${name}.test.ts`;
  return {
    files: {
      [`${folder}/${name}.ts`]: dataText(kind, type),
      [`${folder}/${name}.tsx`]: viewText(kind, type),
      [`${folder}/${name}.text.ts`]: formsText(kind),
      [maker]: makerText(kind, name),
      [test]: testText(kind, name),
    },
    edits: [
      lineAfter(
        'client/blocks/blocks.ts',
        /^import type \{ \w+ \} from '\.\/[a-z]/,
        `import type { ${type} } from './${name}/${name}.ts';`,
      ),
      lineAfter('client/blocks/blocks.ts', /^ {2}\| Cards<T>$/, `  | ${type}<T>`),
      lineAfter('client/blocks/views.tsx', /^import \{ \w+View \}/, `import { ${type}View } from './${name}/${name}.tsx';`),
      lineAfter('client/blocks/views.tsx', /^ {2}\w+: \w+View,$/, `  ${kind}: ${type}View,`),
      lineAfter('client/blocks/texts.ts', /^import \{ \w+Text \}/, `import { ${kind}Text } from './${name}/${name}.text.ts';`),
      lineAfter('client/blocks/texts.ts', /^ {2}\w+: \w+Text,$/, `  ${kind}: ${kind}Text,`),
      // Its example may be edited, and is still there.
      {
        ...lineAfter('content/kitchen-sink.md', /^:::$/, `\n:::${name}\n\nSome **words**.\n\n:::`),
        isDone: (text) => text.split('\n').some((line) => line === `:::${name}` || line.startsWith(`:::${name}{`)),
      },
    ],
    next: [
      `Say in ${folder} what the block holds, how it looks, and what its Markdown and search text are. Blocks in it stand under \`blocks\`, \`items\`, or \`tabs\`, where other code finds them; \`steps\` and \`gallery\` show how a list is taken apart, and \`callout\` how a block has words of the dictionary.`,
      `Refuse in ${maker} what a page can get wrong, each with its line, and test it.`,
      `Use it in a page: \`:::${name}\` … \`:::\`, and describe it in content/README.md. Styles belong in css(): the policy refuses \`style\` attributes.`,
      `Give its Markdown form a row in test/unit/scripts/content/twin/twin.test.ts, then run \`npm test -- directives/${name} twin kitchen-sink\`.`,
      'Its example in content/kitchen-sink.md is photographed: `npm run pictures:accept` takes the new pictures.',
    ],
  };
}

function dataText(kind: string, type: string): string {
  return `import type { Block } from '../blocks.ts';
import type { RichText } from '../rich-text.ts';

/** Says what this is a piece of a page for. */
export type ${type}<T extends RichText = RichText> = { kind: '${kind}'; blocks: readonly Block<T>[] };
`;
}

function viewText(kind: string, type: string): string {
  return `import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color } from '../../theme/css.ts';
import type { BlockView } from '../view.ts';

const Root = styled('section')(css({ borderInlineStart: \`4px solid \${color.divider}\`, paddingInlineStart: 16 }));

export const ${type}View: BlockView<'${kind}'> = ({ block, inner }) => <Root>{inner(block.blocks)}</Root>;
`;
}

function formsText(kind: string): string {
  return `import type { BlockText } from '../block-text.ts';

export const ${kind}Text: BlockText<'${kind}'> = {
  markdown: ({ blocks }, { inner }) => inner(blocks),
  pieces: ({ blocks }, inner) => inner(blocks),
};
`;
}

function makerText(kind: string, name: string): string {
  return `import type { Directive } from '../markdown/directive.ts';
import { report } from '../markdown/env.ts';

/** \`:::${name}\` around blocks. */
export const directive: Directive = {
  form: 'container',
  make: ({ children }, { inner, env, line }) => {
    if (children.length === 0) return report(env, line, '\`:::${name}\` holds nothing. Write what it shows between its two lines.');
    return { kind: '${kind}', blocks: inner(children) };
  },
};
`;
}

function testText(kind: string, name: string): string {
  return `import { expect, test } from 'vitest';
import { blocksPieces } from '../../../../../client/blocks/texts.ts';
import { render } from '../../../../helpers/html/markdown.tsx';

test('\`:::${name}\` holds blocks, which are found by their words', () => {
  const { blocks, html, problems } = render(':::${name}', 'Some **words**.', ':::');
  expect(problems).toEqual([]);
  expect(blocks).toMatchObject([{ kind: '${kind}', blocks: [{ kind: 'prose' }] }]);
  expect(html).toContain('<strong>words</strong>');
  expect(blocksPieces(blocks).map(({ text }) => text)).toContain('words');
});

test('\`:::${name}\` around nothing is refused at its line', () => {
  expect(render(':::${name}', ':::').problems).toEqual([expect.stringMatching(/^5: .* holds nothing/)]);
});
`;
}
