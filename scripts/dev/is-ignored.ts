/** What editors and compilers leave beside files, and what is made from them. */
const IGNORED = /(?:^|\/)(?:build|node_modules)(?:\/|$)|\.tsbuildinfo$|\/(?:README|STYLE)\.md$|~$|\.sw.$/;

/** Whether nothing of the site is made from a file, so that a change of it is no reason to build. */
export function isIgnored(file: string): boolean {
  return IGNORED.test(file);
}
