import type { CodeStyling } from '../../shared/preferences/code-styling.ts';
import type { CodeVariant } from '../../shared/preferences/code-variant.ts';
import type { Code } from '../code/code.ts';

/** The code of a demo in one styling: once, or once for each variant; and the sheet that it imports. */
export type StyledCode = { styling: CodeStyling; forms: readonly { variant?: CodeVariant; code: Code }[] };

/** One document of a demo: its address below `/toolpad/_demo/`. */
export type DemoFrame = { styling: CodeStyling; name: string };

/** What the toolbar of a demo works with: the version of its files, the code that is shown first, and its place in the repository. */
export type DemoTools = { files: string; preview: readonly StyledCode[]; repositoryPath: string };

/** A demo in its frame of a reserved height in pixels, one for each styling. Its code may stand beside it. Without tools it is the frame alone. */
export type Demo = {
  kind: 'demo';
  name: string;
  title: string;
  height: number;
  hasCodeBeside: boolean;
  frames: readonly DemoFrame[];
  tools?: DemoTools;
};
