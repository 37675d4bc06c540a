import { describe, expect, test } from 'vitest';
import { highlightLines } from '../../../../scripts/content/highlight.ts';

const span = (type: string, text: string) => `<span class="token ${type}">${text}</span>`;

describe('highlightLines', () => {
  test.each([
    ['text', 'a < b && "c" > d', ['a &lt; b &amp;&amp; &quot;c&quot; &gt; d']],
    ['ts', "const a = '<b>';", [`${span('keyword', 'const')} a = ${span('string', "'&lt;b&gt;'")};`]],
    ['json', '{ "a": true }', [`{ ${span('property', '&quot;a&quot;')}: ${span('boolean', 'true ')}}`]],
    ['bash', '# hello', [span('comment', '# hello')]],
    ['bash', 'curl https://a.example/#b # c', [`${span('function', 'curl')} https://a.example/#b ${span('comment', '# c')}`]],
    ['ts', '', ['']],
    ['ts', 'a\n\nb', ['a', '', 'b']],
  ])('colours %s %j', (language, code, lines) => {
    expect(highlightLines(code, language)).toEqual(lines);
  });

  test.each([
    ['comment', '/* one\n   two */', [span('comment', '/* one'), span('comment', '   two */')]],
    ['template', '`one\ntwo`', [span('string', '`one'), span('string', 'two`')]],
  ])('closes a %s of many lines at the end of each line', (_name, code, lines) => {
    expect(highlightLines(code, 'ts')).toEqual(lines);
  });

  test('never opens a span on one line and closes it on another', () => {
    const code = '/**\n * doc\n */\nconst a = (\n  <Box\n    sx={{ a: `x\ny` }}\n  >\n    text\n  </Box>\n);';
    for (const line of highlightLines(code, 'tsx')) {
      expect(line.match(/<span/g)?.length ?? 0, line).toBe(line.match(/<\/span>/g)?.length ?? 0);
    }
  });

  test('a diff of JSX reads a line that begins with a tag as unchanged', () => {
    expect(highlightLines('<Tag />\n+new\n-old', 'diff')).toEqual(['&lt;Tag /&gt;', span('inserted', '+new'), span('deleted', '-old')]);
  });
});
