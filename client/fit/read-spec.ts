import validRange from 'semver/ranges/valid.js';

/** Why a text in `package.json` does not tell which version is installed. */
export type Unclear = 'workspace' | 'catalog' | 'alias' | 'git' | 'file' | 'url' | 'patch' | 'tag' | 'nonsense';

/** What a text after a package's name asks for: a range of versions, or something that does not tell. */
export type Spec = { range: string } | { unclear: Unclear };

/** The longest range that npm reads, in characters. */
const MAX_LENGTH = 256;

/** Beginnings of what isn't a range. */
const PROTOCOLS: readonly [RegExp, Unclear][] = [
  [/^catalog:/, 'catalog'],
  [/^patch:/, 'patch'],
  [/^(?:file:|link:|portal:|\.{0,2}\/|~\/)/, 'file'],
  [/^(?:git[+:@]|github:|gitlab:|bitbucket:|gist:|ssh:)|\.git(?:#|$)|^[\w.-]+\/[\w.-]+(?:#|$)/, 'git'],
  [/^https?:/, 'url'],
];

/** Reads what `package.json` asks for under a package's name, by the rules of npm, pnpm and Yarn. */
export function readSpec(name: string, text: string): Spec {
  const spec = text.trim();
  if (spec.length > MAX_LENGTH) return { unclear: 'nonsense' };
  const alias = /^npm:(@?[^@]+)(?:@(.*))?$/.exec(spec);
  if (alias) return alias[1] === name ? rangeOf(alias[2] ?? '*') : { unclear: 'alias' };
  const [, workspace] = /^workspace:(.*)$/.exec(spec) ?? [];
  // The signs alone stand for the version that the workspace has.
  if (workspace !== undefined) return /\d/.test(workspace) && !workspace.includes('/') ? rangeOf(workspace) : { unclear: 'workspace' };
  const [, semver] = /^git\+?[^#]*#semver:(.+)$/.exec(spec) ?? [];
  if (semver !== undefined) return rangeOf(semver);
  const protocol = PROTOCOLS.find(([beginning]) => beginning.test(spec));
  return protocol ? { unclear: protocol[1] } : rangeOf(spec);
}

function rangeOf(text: string): Spec {
  const range = validRange(text);
  if (range !== null) return { range };
  return { unclear: /^[a-z][\w.-]*$/i.test(text) ? 'tag' : 'nonsense' };
}
