/** What a page fetches of a demo when it is asked for: its projects for playgrounds, or its whole source as code blocks. */
export type DemoFile = 'projects' | 'source';

/** The address of a demo's file. Both files have one version, which the demo says once. */
export function demoFileUrl(name: string, version: string, file: DemoFile): string {
  return `/toolpad/assets/demos/${name}.${file}-${version}.json`;
}
