import { describe, expect, test } from 'vitest';
import { render } from '../../../../helpers/html/markdown.tsx';

describe('a clip', () => {
  const { blocks, html, problems } = render('::clip{name="drag" title="A field is dragged"}');

  test('has a film and a picture of the same size for each color mode', () => {
    expect(problems).toEqual([]);
    expect(blocks).toEqual([
      {
        kind: 'clip',
        title: 'A field is dragged',
        films: ['drag', 'drag-dark'].map((name) => ({
          source: `/static/clips/${name}.webm`,
          poster: { source: `/static/clips/${name}.webp`, width: 1200, height: 720 },
        })),
      },
    ]);
  });

  test('plays and loads only when it is asked to', () => {
    const films = html.match(/<video[^>]*>/g) ?? [];
    expect(films).toHaveLength(2);
    for (const film of films) {
      expect(film).toContain('preload="none"');
      expect(film).toContain(' controls');
      expect(film).not.toContain('autoplay');
    }
    expect(html.match(/<img[^>]*loading="lazy"/g)).toHaveLength(2);
  });

  test.each([
    ['a film that is not there', '::clip{name="gone" title="Words"}', 'The clip `/static/clips/gone.webm` does not exist.'],
    ['no title', '::clip{name="drag"}', 'The clip `drag` has no title="…".'],
  ])('refuses %s', (_, line, message) => {
    expect(render(line).problems).toContainEqual(expect.stringContaining(message));
  });
});
