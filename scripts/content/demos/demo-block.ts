import type { DemoFrame, DemoTools } from '../../../client/blocks/demo/demo.ts';
import { type Demo, styledDemos } from '../../demos/find-demos.ts';
import { codeIn } from './demo-code.ts';
import { demoFiles } from './demo-files.ts';

/** A demo's documents, in the order of the menu. */
export function demoFrames(demo: Demo): DemoFrame[] {
  return styledDemos(demo).map(({ name, styling }) => ({ name, styling }));
}

/** What the toolbar of a demo works with. */
export function demoTools(demo: Demo): DemoTools {
  return {
    files: demoFiles(demo).version,
    preview: styledDemos(demo)
      .map((styled) => codeIn(styled, 'preview'))
      .filter(({ forms }) => forms.length > 0),
    repositoryPath: repositoryPath(demo),
  };
}

/** The demo's file in the repository; its folder where it has several stylings. */
function repositoryPath(demo: Demo): string {
  const [first = '', ...others] = styledDemos(demo).map(({ file }) => file);
  return others.length === 0 ? `blob/main/${first}` : `tree/main/${first.replace(/\/[^/]+\/[^/]+$/, '')}`;
}
