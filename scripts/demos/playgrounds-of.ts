import type { Playgrounds } from '../../client/shared/playground/playground.ts';
import type { CodeVariant } from '../../client/shared/preferences/code-variant.ts';
import { demoSource } from './demo-source.ts';
import { type Demo, styledDemos } from './find-demos.ts';
import { playgroundProject } from './playground-project.ts';
import { playgroundVersions } from './playground-versions.ts';

/** The demo as projects for playgrounds, in each styling and variant; also what its toolbar copies. */
export function playgroundsOf(demo: Demo): Playgrounds {
  const playgrounds: Playgrounds = {};
  for (const styled of styledDemos(demo)) {
    const { styling, sheet } = styled;
    const source = demoSource(styled);
    const projectIn = (variant: CodeVariant) =>
      playgroundProject({ name: demo.name, code: source[variant].full, variant, styling, sheet }, playgroundVersions());
    playgrounds[styling] = { JS: projectIn('JS'), TS: projectIn('TS') };
  }
  return playgrounds;
}
