import type { CodeStyling } from '../preferences/code-styling.ts';

/** What a page fetches of a demo when it is asked for: its projects for playgrounds, its whole source as code blocks, or its sheets. */
export type DemoFile = 'projects' | 'source' | 'sheets';

/** The sheet that a demo's document has beside the styles of its components, by styling; Material UI's own has none. */
export type DemoSheets = Partial<Record<CodeStyling, string>>;

/** The address of a demo's file. Its files have one version, which the demo says once. */
export function demoFileUrl(name: string, version: string, file: DemoFile): string {
  return `/toolpad/assets/demos/${name}.${file}-${version}.json`;
}
