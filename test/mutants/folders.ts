/**
 * Pure code, and code that every request passes; with the tests, under `test/`, that see its faults. Where rooms of a folder are listed
 * beside it, the folder stands for its own files alone: each room is tried with the few tests that are near it, in minutes.
 */
export const FOLDERS: Record<string, string[]> = {
  'worker/address': ['unit/worker/address'],
  'worker/analytics': ['unit/worker/analytics', 'worker/analytics/events'],
  'worker/http': [
    'unit/worker/http',
    'built/worker/http',
    'worker/{caching,insights/events}',
    'worker/security/{content-security-policy,security-headers}',
  ],
  'worker/ads': ['unit/worker/ads', 'built/worker/ads', 'worker/ads/{ad,ad-faults}'],
  'worker/feedback': ['unit/worker/feedback', 'built/worker/feedback', 'worker/feedback/{feedback,feedback-limit}'],
  'worker/middleware': [
    'built/worker/middleware',
    'worker/{caching,markdown,redirects}',
    'worker/search/did-you-mean',
    'worker/security/{methods,security-headers}',
  ],
  'client/islands/theme-builder': ['unit/islands/theme-builder', 'unit/shared/preferences/theme-choice'],
  'client/search': ['unit/search', 'built/search'],
  'client/shared': ['unit/shared'],
  'scripts/content': [
    'unit/scripts/content/{changes-page,compile-site,compile-translation,frontmatter,last-modified,second-site,third-language}',
    'unit/scripts/content/{studio-components,to-blocks,translation-table,translations,write-site}',
    'unit/scripts/content/{directives,plugins}',
  ],
  'scripts/content/agents': ['unit/scripts/content/agents'],
  'scripts/content/api': ['unit/scripts/content/api'],
  'scripts/content/blocks': ['unit/scripts/content/{directives,plugins,twin}'],
  'scripts/content/checks': ['unit/scripts/content/checks'],
  'scripts/content/code': ['unit/scripts/content/{highlight,samples,yaml-samples}'],
  'scripts/content/demos': ['unit/scripts/content/{demo-code,directives/demo}', 'unit/scripts/content/twin'],
  'scripts/content/directives': ['unit/scripts/content/{directives,plugins,twin}'],
  'scripts/content/language': ['unit/scripts/content/language', 'unit/scripts/content/compile-translation'],
  'scripts/content/markdown': ['unit/scripts/content/{directives,plugins,prose,to-blocks,twin}', 'unit/scripts/search/sections'],
  'scripts/content/plugins': ['unit/scripts/content/{api,compile-translation,directives,plugins,prose}'],
  'scripts/content/reference': ['unit/scripts/content/{api,directives,link-types,plugins}'],
  'scripts/content/twin': ['unit/scripts/content/twin'],
};

/** The files of a folder, as a glob: all, or its own where its rooms are listed beside it. */
export function filesOf(folder: string): string {
  const hasRooms = Object.keys(FOLDERS).some((name) => name.startsWith(`${folder}/`));
  return `${folder}/${hasRooms ? '' : '**/'}*.{ts,tsx}`;
}
