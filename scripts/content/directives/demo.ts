import { demoFrames, demoTools } from '../demos/demo-block.ts';
import { type Directive, directiveOf } from '../markdown/directive.ts';
import { report } from '../markdown/env.ts';

/** `::demo{name="…" title="…" height="…"}` → the demo's frame with its source below, or beside it with `code="beside"`. */
export const directive: Directive = {
  form: 'leaf',
  attributes: ['name', 'title', 'height', 'toolbar', 'code'],
  make: ({ token }, { env, line }) => {
    const { name = '', title = '', height = '400', toolbar = 'true', code } = directiveOf(token).attributes;
    const found = env.project.demos().get(name);
    if (!title) report(env, line, `The demo \`${name}\` has no title="…". Say what its frame shows.`);
    if (!/^\d+$/.test(height)) report(env, line, `The demo's height \`${height}\` is not a number of pixels. Write height="400".`);
    if (code && code !== 'beside')
      report(env, line, `The demo's code="${code}" means nothing. Write code="beside", or leave it out for code below.`);
    if (!found) return report(env, line, `The demo \`${name}\` does not exist. Create its folder in content/demos, or correct the name.`);
    if (found.problem) report(env, line, found.problem);
    env.anchors.push(name);
    const tools = toolbar === 'false' ? undefined : demoTools(found);
    return {
      kind: 'demo',
      name,
      title,
      height: Number.parseInt(height, 10),
      hasCodeBeside: code === 'beside',
      frames: demoFrames(found),
      tools,
    };
  },
};
