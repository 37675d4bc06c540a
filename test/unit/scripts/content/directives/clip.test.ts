import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLIP_MAX_BYTES } from '../../../../../scripts/screenshots/to-webm.ts';
import { render, renderOf } from '../../../../helpers/html/markdown.tsx';
import { temporaryProject, writeInto } from '../../../../helpers/project/temporary-project.ts';

describe('a clip', () => {
  const DRAG = '::clip{name="drag" title="A field is dragged"}';

  test('has a film and a picture of the same size for each color mode', () => {
    const { blocks, problems } = render(DRAG);
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
    const { html } = render(DRAG);
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
    ['no name', '::clip{title="Words"}', 'The clip `/static/clips/.webm` does not exist.'],
  ])('refuses %s', (_, line, message) => {
    expect(render(line).problems).toContainEqual(expect.stringContaining(message));
  });

  /** A page with the clip of a project whose light film has so many bytes, and whose dark one may be missing. */
  const shown = (bytes: number, hasDark = true) => {
    const poster = readFileSync('public/static/clips/drag.webp');
    const project = temporaryProject({ 'public/static/clips/own.webm': 'x'.repeat(bytes) });
    for (const name of hasDark ? ['own', 'own-dark'] : ['own'])
      writeFileSync(join(project.root, `public/static/clips/${name}.webp`), poster);
    if (hasDark) writeInto(project, 'public/static/clips/own-dark.webm', 'x');
    return renderOf(project, 'en', '::clip{name="own" title="Words"}');
  };

  test.each([
    [CLIP_MAX_BYTES, []],
    [CLIP_MAX_BYTES + 1, [`5: The clip \`/static/clips/own.webm\` is heavier than ${CLIP_MAX_BYTES} bytes. Show less.`]],
  ])('of %i bytes has the problems %j', (bytes, problems) => {
    expect(shown(bytes).problems).toEqual(problems);
  });

  test('is not shown where one of its films is missing', () => {
    const { blocks, problems } = shown(1, false);
    expect(blocks).toEqual([]);
    expect(problems).toEqual([
      '5: The clip `/static/clips/own-dark.webm` does not exist. Film it with `npm run screenshots`, or correct the name.',
    ]);
  });
});
