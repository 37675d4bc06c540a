import { readFileSync } from 'node:fs';
import type { Playgrounds } from '../../client/shared/playground/playground.ts';
import { CODE_VARIANTS } from '../../client/shared/preferences/code-variant.ts';
import { demoSource } from './demo-source.ts';
import { type Demo, sheetBeside, styledDemos } from './find-demos.ts';
import { playgroundProject } from './playground-project.ts';
import { playgroundVersions } from './playground-versions.ts';

/** The demo as projects for playgrounds, in each styling and variant; also what its toolbar copies. */
export function playgroundsOf(demo: Demo): Playgrounds {
  const playgrounds: Playgrounds = {};
  for (const { styling, file } of styledDemos(demo)) {
    const source = demoSource(file);
    const sheet = styling === 'css' ? readFileSync(sheetBeside(file), 'utf8') : undefined;
    const [js, ts] = CODE_VARIANTS.map((variant) =>
      playgroundProject({ name: demo.name, code: source[variant].full, variant, styling, sheet }, playgroundVersions()),
    );
    playgrounds[styling] = { JS: js!, TS: ts! };
  }
  return playgrounds;
}
