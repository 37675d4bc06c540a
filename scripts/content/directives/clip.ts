import type { Film } from '../../../client/blocks/clip/clip.ts';
import { CLIP_MAX_BYTES } from '../../screenshots/to-webm.ts';
import { pictureFile } from '../blocks/picture.ts';
import { type Directive, directiveOf } from '../markdown/directive.ts';
import { report } from '../markdown/env.ts';

/** `::clip{name="drag" title="…"}` → a film of `public/static/clips/`: `drag.webm` with its picture `drag.webp`, and the same as `drag-dark`. */
export const directive: Directive = {
  form: 'leaf',
  attributes: ['name', 'title'],
  make: ({ token }, { env, line }) => {
    const { name = '', title = '' } = directiveOf(token).attributes;
    if (!title) report(env, line, `The clip \`${name}\` has no title="…". Say in words what it shows.`);
    const films = [name, `${name}-dark`].flatMap((file): Film[] => {
      const source = `/static/clips/${file}.webm`;
      if (!env.project.has(`public${source}`)) {
        report(env, line, `The clip \`${source}\` does not exist. Film it with \`npm run screenshots\`, or correct the name.`);
        return [];
      }
      if (env.project.size(`public${source}`) > CLIP_MAX_BYTES)
        report(env, line, `The clip \`${source}\` is heavier than ${CLIP_MAX_BYTES} bytes. Show less.`);
      const poster = pictureFile(`/static/clips/${file}.webp`, line, env);
      return poster ? [{ source, poster }] : [];
    });
    return films.length > 1 ? { kind: 'clip', title, films } : undefined;
  },
};
