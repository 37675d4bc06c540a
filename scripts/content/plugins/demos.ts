import type { MarkdownIt } from 'markdown-it';
import { findDemo } from '../../demos/find-demos.ts';
import { demoFigure } from '../demo-figure.ts';
import { envOf, report } from '../markdown-env.ts';
import type { DirectiveMeta } from './directives.ts';

/** `::demo{name="…" title="…" height="…"}` → the demo's frame with its source below. */
export function demos(md: MarkdownIt): void {
  md.renderer.rules.demo = (tokens, index, _options, rawEnv) => {
    const env = envOf(rawEnv);
    const token = tokens[index]!;
    const { name = '', title = '', height = '400', toolbar = 'true' } = (token.meta as DirectiveMeta).attributes;
    const line = token.map?.[0] ?? 0;
    const demo = findDemo(name);
    if (!title) report(env, line, `The demo \`${name}\` has no title="…". Say what its frame shows.`);
    if (!/^\d+$/.test(height)) report(env, line, `The demo's height \`${height}\` is not a number of pixels. Write height="400".`);
    if (!demo) {
      report(env, line, `The demo \`${name}\` does not exist. Create its folder in content/demos, or correct the name.`);
      return '';
    }
    if (demo.problem) report(env, line, demo.problem);
    env.demoNames.push(name);
    if (toolbar !== 'false') env.codeBlocks += 1;
    return demoFigure({ demo, title, height, toolbar: toolbar !== 'false' });
  };
}
