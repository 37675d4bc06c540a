import type { CodeStyling } from '../preferences/code-styling.ts';
import type { CodeVariant } from '../preferences/code-variant.ts';

/** A demo as a project of its own, ready to be sent to a playground. */
export type PlaygroundProject = {
  title: string;
  /** The file to open first: the demo's own code. */
  file: string;
  files: Record<string, string>;
  /** The same files as CodeSandbox reads them. */
  parameters: string;
};

/** What the build writes beside each demo, fetched when a reader asks for it. */
export type Playgrounds = Partial<Record<CodeStyling, Record<CodeVariant, PlaygroundProject>>>;
