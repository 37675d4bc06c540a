import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CODE_VARIANTS } from '../../client/shared/code-variant.ts';
import type { Playgrounds } from '../../client/shared/playground.ts';
import { demoSource } from './demo-source.ts';
import { type Demo, sheetBeside, styledDemos } from './find-demos.ts';
import { playgroundProject } from './playground-project.ts';
import { playgroundVersions } from './playground-versions.ts';

/** A file beside a demo that a page fetches when it is asked for. */
export type DemoAsset = { url: string; text: string };

/** A file under a name that changes with its text. */
export function hashedAsset(name: string, ending: string, text: string): DemoAsset {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { url: `/toolpad/assets/demos/${name}-${hash}.${ending}`, text };
}

/** The demo as projects for playgrounds, in each styling and variant; also what its toolbar copies. */
export function playgroundAsset(demo: Demo): DemoAsset {
  const playgrounds: Playgrounds = {};
  for (const { styling, file } of styledDemos(demo)) {
    const source = demoSource(file);
    const sheet = styling === 'css' ? readFileSync(sheetBeside(file), 'utf8') : undefined;
    const [js, ts] = CODE_VARIANTS.map((variant) =>
      playgroundProject({ name: demo.name, code: source[variant].full, variant, styling, sheet }, playgroundVersions()),
    );
    playgrounds[styling] = { JS: js!, TS: ts! };
  }
  return hashedAsset(demo.name, 'json', JSON.stringify(playgrounds));
}
