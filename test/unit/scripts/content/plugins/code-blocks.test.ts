import { describe, expect, test } from 'vitest';
import { codeText } from '../../../../../client/blocks/code/code.ts';
import { FENCE_LANGUAGES } from '../../../../../scripts/content/code/highlight.ts';
import { render } from '../../../../helpers/html/markdown.tsx';

const fence = (info: string, ...code: string[]) => render(`\`\`\`${info}`, ...code, '```');

describe('codeBlocks', () => {
  test('makes a figure with a copy button that the keyboard can scroll', () => {
    expect(fence('text', 'a < b').html).toBe(
      '<figure class="code" data-language="text" dir="ltr"><pre tabindex="0" data-lines="1"><code>a &lt; b\n</code></pre><div class="code-actions"><button type="button" class="wrap"><span class="to-wrap">Wrap lines</span><span class="to-unwrap">Unwrap lines</span></button><button type="button" class="copy" data-ga-event-category="code" data-ga-event-action="copy-click">Copy</button></div></figure>',
    );
  });

  test('shows a title, escaped', () => {
    expect(fence('tsx title="<app>.tsx"', 'x').html).toContain('<figcaption>&lt;app&gt;.tsx</figcaption>');
  });

  test.each([
    ['a part of a Studio file', 'toolpad/pages/a/page.yml', 'spec: {}', true],
    ['a Studio file with its head', 'toolpad/pages/a/page.yml', 'apiVersion: v1', false],
    ['a file of another kind', 'render.yaml', 'services: []', false],
  ])('says of %s whether it is a part', (_name, title, code, isPart) => {
    const caption = isPart ? `${title}<span> · excerpt</span>` : title;
    expect(fence(`yaml title="${title}"`, code).html).toContain(`<figcaption>${caption}</figcaption>`);
  });

  test.each([
    ['text {1}', '<mark>one\n</mark>two\nthree\nfour\n'],
    ['text {2-3}', 'one\n<mark>two\n</mark><mark>three\n</mark>four\n'],
    ['text {1, 3-4}', '<mark>one\n</mark>two\n<mark>three\n</mark><mark>four\n</mark>'],
    ['text ins={2} del={3}', 'one\n<ins>two\n</ins><del>three\n</del>four\n'],
    ['text {9}', 'one\ntwo\nthree\nfour\n'],
  ])('marks the lines of ```%s', (info, code) => {
    const { html, problems } = fence(info, 'one', 'two', 'three', 'four');
    expect([html.match(/<code>([\s\S]*)<\/code>/)?.[1], problems]).toEqual([code, []]);
  });

  test.each([
    ['sh', `The language \`sh\` is unknown. Use one of ${FENCE_LANGUAGES.join(', ')}.`],
    ['', `The fence names no language. Use one of ${FENCE_LANGUAGES.join(', ')}.`],
    ['constructor', `The language \`constructor\` is unknown. Use one of ${FENCE_LANGUAGES.join(', ')}.`],
    [
      'ts file="a.ts"',
      '`file="a.ts"` means nothing on a fence. Use title="…", tab="…", no-check="reason", schema="Page", {1,3-4}, ins={…} or del={…}.',
    ],
    [
      'ts no-check=""',
      '`no-check=""` means nothing on a fence. Use title="…", tab="…", no-check="reason", schema="Page", {1,3-4}, ins={…} or del={…}.',
    ],
    [
      'ts showLines',
      '`showLines` means nothing on a fence. Use title="…", tab="…", no-check="reason", schema="Page", {1,3-4}, ins={…} or del={…}.',
    ],
  ])('```%s is a problem with its line', (info, message) => {
    expect(render('Text', '', `\`\`\`${info}`, 'x', '```').problems).toEqual([`7: ${message}`]);
  });

  test('gathers TypeScript as samples with the line of the fence', () => {
    const { env } = render('```ts title="a.ts"', 'x;', '```', '', '```tsx no-check="a part"', '<A />;', '```', '', '```js', 'y;', '```');
    expect(env.samples).toEqual([
      { code: 'x;\n', language: 'ts', title: 'a.ts', line: 5, noCheck: undefined },
      { code: '<A />;\n', language: 'tsx', title: undefined, line: 9, noCheck: 'a part' },
    ]);
  });

  test.each(FENCE_LANGUAGES)('keeps every character of code in %s', (language) => {
    const code = 'const a = `<b class="c">$' + '{d}</b>`; // & "e"\n\n# f\n- g: [h]\n';
    const [block] = fence(language, ...code.trimEnd().split('\n')).blocks;
    expect(block?.kind === 'code' && codeText(block)).toBe(code.trimEnd());
  });
});
