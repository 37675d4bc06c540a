import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, test } from 'vitest';
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

  test('a picture in a sentence is a problem', () => {
    expect(render(`See ![The icon](${PICTURE}).`).problems).toEqual([
      `5: The picture \`${PICTURE}\` stands in a sentence. Give it a paragraph of its own.`,
    ]);
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
