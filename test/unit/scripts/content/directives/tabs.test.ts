import { describe, expect, test } from 'vitest';
import { render } from '../../../../helpers/html/markdown.tsx';

/** `:::tabs` with a one-line fence for each tab. */
function tabs(attributes: string, ...names: string[]) {
  return render(`:::tabs${attributes}`, ...names.flatMap((name) => [`\`\`\`bash tab="${name}"`, `run ${name}`, '```']), ':::');
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

describe('tabs', () => {
  test('are radio buttons and panels that agree on their keys', () => {
    const { html, problems } = tabs('', 'Next.js', 'Vite');
    expect(problems).toEqual([]);
    expect(all(html, /<label for="[^"]*" data-tab="([^"]*)"/g)).toEqual(['1', '2']);
    expect(all(html, /<div class="tab-panel" data-tab="([^"]*)"/g)).toEqual(['1', '2']);
    expect(all(html, /<code>.*?(run|Next\.js|Vite)/gs).length).toBe(2);
    expect(html).toContain('<legend>Variant</legend>');
  });

  test('choose the first tab', () => {
    expect(all(tabs('', 'a', 'b').html, /checked value="(\w+)"/g)).toEqual(['a']);
  });

  test('are a group of their own each', () => {
    const { html } = render(':::tabs', '```bash tab="a"', 'x', '```', ':::', '', ':::tabs', '```bash tab="a"', 'x', '```', ':::');
    expect(all(html, /<input type="radio"[^>]* name="([^"]*)"/g)).toEqual(['tabs-1', 'tabs-2']);
    expect(all(html, /\sid="([^"]*)"/g)).toEqual(['tabs-1-1', 'tabs-2-1']);
  });

  test.each([
    [
      ['npm', 'pnpm', 'yarn', 'bun'],
      ['npm', 'pnpm', 'yarn', 'bun'],
    ],
    [
      ['npm', 'pnpm', 'yarn'],
      ['npm bun', 'pnpm', 'yarn'],
    ],
    [
      ['pnpm', 'npm'],
      ['pnpm yarn bun', 'npm'],
    ],
    [['npm'], ['npm pnpm yarn bun']],
  ])('of package managers %j serve %j, so that nobody sees an empty panel', (names, keys) => {
    const { html } = tabs('{sync="package-manager"}', ...names);
    expect(all(html, /<label for="[^"]*" data-tab="([^"]*)"/g)).toEqual(keys);
    expect(all(html, /<div class="tab-panel" data-tab="([^"]*)"/g)).toEqual(keys);
  });

  test('of package managers choose none: the attribute of <html> does', () => {
    const { html } = tabs('{sync="package-manager"}', 'npm', 'pnpm');
    expect(html).toContain('<div class="tabs" data-sync="package-manager"><fieldset><legend>Package manager</legend>');
    expect(html).not.toContain('checked');
  });

  test('escape their names', () => {
    expect(tabs('', '<b> & c').html).toContain(
      'checked value="&lt;b&gt; &amp; c"><label for="tabs-1-1" data-tab="1">&lt;b&gt; &amp; c</label>',
    );
  });

  test('gather TypeScript as samples', () => {
    expect(render(':::tabs', '```ts tab="a"', 'x;', '```', ':::').env.samples.map(({ code, line }) => [code, line])).toEqual([['x;\n', 6]]);
  });

  test.each([
    [
      'text inside',
      [':::tabs', 'Text', '', '```bash tab="a"', 'x', '```', ':::'],
      ['6: Only code fences may stand inside `:::tabs`. Move this outside.'],
    ],
    ['a list inside', [':::tabs', '- a', '- b', ':::'], ['6: Only code fences may stand inside `:::tabs`. Move this outside.']],
    ['a fence without a tab', [':::tabs', '```bash', 'x', '```', ':::'], ['6: A fence inside `:::tabs` has no tab="…". Name its tab.']],
  ])('with %s are a problem', (_name, lines, problems) => {
    expect(render(...lines).problems).toEqual(problems);
  });
});
