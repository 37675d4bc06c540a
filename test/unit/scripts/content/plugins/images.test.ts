import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../../client/shared/preferences/language.ts';
import type { Project } from '../../../../../scripts/content/project.ts';
import { render, renderOf } from '../../../../helpers/html/markdown.tsx';
import { temporaryProject } from '../../../../helpers/project/temporary-project.ts';

const DIAGRAM = basename(globSync('content/diagrams/*.svg').sort()[0]!, '.svg');
const PICTURE = globSync('public/**/*.svg').sort()[0]!.slice('public'.length);

describe('images', () => {
  test('a diagram is drawn in the page, with its words', () => {
    const { html, problems } = render(`![How "it" works](diagram:${DIAGRAM} "A caption & more")`);
    expect(problems).toEqual([]);
    expect(html).toContain(
      '<div class="picture" role="figure" aria-label="How &quot;it&quot; works"><span class="zoomable"><span><svg class="diagram" direction="ltr" role="img"',
    );
    expect(html).toContain('<span class="caption">A caption &amp; more</span></div>');
  });

  test('a picture has its size, so that nothing moves', () => {
    const { html, problems } = render(`![The icon](${PICTURE})`);
    expect(problems).toEqual([]);
    expect(html).toMatch(/<img src="[^"]+" alt="The icon" width="\d+" height="\d+" loading="lazy" decoding="async">/);
  });

  test.each([
    ['empty', ''],
    ['where another tool keeps it', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n'],
  ])('a picture that is %s is a problem with its line', (_, text) => {
    const { problems } = renderOf(temporaryProject({ 'public/static/a.webp': text }), 'en', 'Text', '', '![Words](/static/a.webp)');
    expect(problems).toEqual([
      '7: The picture `/static/a.webp` cannot be read: it is empty, cut off, or no picture. Save it again as WebP.',
    ]);
  });

  test.each([
    ['/images/nothing.png', 'The picture `/images/nothing.png` does not exist. Put it into public and write its path from there.'],
    ['icon.png', 'The picture `icon.png` does not exist. Put it into public and write its path from there.'],
    [
      'https://example.com/a.png',
      'The picture `https://example.com/a.png` does not exist. Put it into public and write its path from there.',
    ],
    ['diagram:nothing', 'The diagram `nothing` does not exist. Draw it in content/diagrams/nothing.svg.'],
  ])('%s is a problem with its line', (source, message) => {
    const { html, problems } = render('Text', '', `![Words](${source})`);
    expect(problems).toEqual([`7: ${message}`]);
    expect(html).not.toContain('<img');
  });

  test('a picture can be enlarged by a button with words of its own', () => {
    expect(render(`![The icon](${PICTURE})`).html).toContain(
      '<button type="button" class="zoom" aria-label="Enlarge picture: The icon" data-close="Close picture"></button>',
    );
  });

  test('a picture has another one for dark pages', () => {
    const { html, problems } = render(`![The icon](${PICTURE} "Caption"){dark=${PICTURE}}`);
    expect(problems).toEqual([]);
    expect(html).toMatch(/<img class="on-light" src="[^"]+" alt="The icon" [^>]+><img class="on-dark" src="[^"]+" alt="The icon" /);
    expect(html).toMatch(/Caption<\/span><\/div>$/);
  });

  test('a picture named @1.5x is shown at two thirds of its size', () => {
    const source = globSync('public/static/studio/*@1.5x.webp').sort()[0]!;
    const { width, height } = imageSize(readFileSync(source));
    expect(render(`![Words](${source.slice('public'.length)})`).html).toContain(
      `width="${Math.round(width / 1.5)}" height="${Math.round(height / 1.5)}"`,
    );
  });

  test('a dark picture that does not exist is a problem', () => {
    expect(render(`![The icon](${PICTURE}){dark=/static/nothing.png}`).problems).toEqual([
      '5: The picture `/static/nothing.png` does not exist. Put it into public and write its path from there.',
    ]);
  });

  test.each([
    `See ![The icon](${PICTURE}).`,
    `![The icon](${PICTURE}) shows it`,
    `![The icon](${PICTURE}){dark=${PICTURE}} **shows** it`,
    `![The icon](${PICTURE})![Another](${PICTURE})`,
  ])('a picture in a sentence is a problem: %s', (sentence) => {
    expect(render(sentence).problems).toEqual([`5: The picture \`${PICTURE}\` stands in a sentence. Give it a paragraph of its own.`]);
  });

  test('a line break around a picture is no sentence, and a paragraph without one no picture', () => {
    const { blocks, problems } = render('Words alone.', '', `![The icon](${PICTURE}) `, `{dark=${PICTURE}}`);
    expect(problems).toEqual([]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['prose', 'picture']);
  });

  test('a picture without words is a problem', () => {
    expect(render('Text', '', `![](diagram:${DIAGRAM})`).problems).toEqual([
      `7: The picture \`diagram:${DIAGRAM}\` has no alternative text. Say in words what it shows.`,
    ]);
  });

  describe('a diagram', () => {
    const draw = (svg: string) => {
      const project = temporaryProject({ 'content/diagrams/own.svg': svg });
      return renderOf(project, 'en', '![A & B](diagram:own)');
    };

    test('has no head, no comments and no space between its shapes, and is named by its words', () => {
      const { html, problems } = draw('<?xml version="1.0"?>\n<!-- A\ncomment -->\n<svg viewBox="0 0 1 1">\n  <g>\n  </g>\n</svg>\n');
      expect(problems).toEqual([]);
      expect(html).toContain('><svg class="diagram" direction="ltr" role="img" aria-label="A &amp; B" viewBox="0 0 1 1"><g></g></svg><');
    });

    const labeled = (labels: Record<string, string>) =>
      temporaryProject({
        'content/diagrams/own.svg': '<svg viewBox="0 0 599 9"><text x="1">A &amp; B</text><text/><text>useState</text></svg>',
        'content/diagrams/own.zh.json': JSON.stringify(labels, null, 2),
      });
    const drawn = (project: Project, language: Language) => {
      const { blocks, env } = renderOf(project, language, '![Words](diagram:own)');
      const [block] = blocks;
      return { picture: block?.kind === 'picture' ? block : undefined, problems: env.problems };
    };

    test('has the labels of the page’s language, and keeps those that are code', () => {
      const { picture, problems } = drawn(labeled({ 'A & B': '甲 & 乙' }), 'zh');
      expect(problems).toEqual([]);
      expect(picture?.labels).toEqual(['甲 & 乙', 'useState']);
      expect(picture?.diagram).toContain('<text x="1">甲 &amp; 乙</text><text/><text>useState</text></svg>');
      expect(drawn(labeled({ 'A & B': '甲 & 乙' }), 'en').picture?.labels).toEqual(['A & B', 'useState']);
    });

    test.each([
      [{ 'A & B': '甲', Nowhere: '无' }, 'The diagram says “Nowhere” nowhere. Correct the label, or remove it.'],
      [{ 'A & B': '' }, 'A label is empty. Write it, or remove its line.'],
    ])('with labels %j is a problem of their file', (labels, message) => {
      expect(drawn(labeled(labels), 'zh').problems).toEqual([expect.objectContaining({ file: 'content/diagrams/own.zh.json', message })]);
    });

    test.each([
      ['0 0 599 9', 'diagram'],
      ['0 0 600 9', 'diagram wide'],
      ['0 0 1200 9', 'diagram wide'],
    ])('with the box %s is a %s', (box, className) => {
      expect(draw(`<svg viewBox="${box}"><svg/></svg>`).html).toContain(
        `<svg class="${className}" direction="ltr" role="img" aria-label="A &amp; B" viewBox="${box}"><svg/></svg>`,
      );
    });

    test('for phones stands behind the other, named by the same words', () => {
      const project = temporaryProject({
        'content/diagrams/own.svg': '<svg viewBox="0 0 900 9"></svg>',
        'content/diagrams/own-narrow.svg': '<svg viewBox="0 0 900 99"></svg>',
      });
      expect(renderOf(project, 'en', '![Words](diagram:own)').html.match(/<svg class="diagram[^>]+>/g)).toEqual([
        '<svg class="diagram wide" direction="ltr" role="img" aria-label="Words" viewBox="0 0 900 9">',
        '<svg class="diagram narrow" direction="ltr" role="img" aria-label="Words" viewBox="0 0 900 99">',
      ]);
    });

    test.each(['<style>g{}</style>', '<g style="fill:red"/>', '<script>x()</script>', '<g onload="x()"/>', '<SCRIPT>x()</SCRIPT>'])(
      'with %s is a problem',
      (inside) => {
        expect(draw(`<svg>${inside}</svg>`).problems).toEqual([
          "5: The diagram `own` holds styles or scripts, which the site's policy blocks. Use the dg-… classes instead.",
        ]);
      },
    );
  });
});
