import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import type { Code, CodeToken } from '../../../client/blocks/code/code.ts';
import { remembered } from '../../shared/remembered.ts';

loadLanguages(['bash', 'diff', 'docker', 'ini', 'json', 'jsx', 'sql', 'tsx', 'yaml']);
// A diff of JSX must not read `<Tag />` lines as deletions.
Prism.languages.diff = { ...Prism.languages.diff, 'deleted-arrow': /(?!)/ };

// In a shell, and in YAML, a comment begins a word: the fragment of an address is none.
Prism.languages.bash = { ...Prism.languages.bash, comment: { pattern: /(^|\s)#.*/, lookbehind: true } };

Prism.languages.yaml = { ...Prism.languages.yaml, comment: { pattern: /(^|\s)#.*/, lookbehind: true } };

/** Fence language → Prism grammar. */
const GRAMMARS: Record<string, string> = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  docker: 'docker',
  html: 'markup',
  ini: 'ini',
  js: 'jsx',
  json: 'json',
  jsx: 'jsx',
  sql: 'sql',
  text: 'plain',
  ts: 'tsx',
  tsx: 'tsx',
  yaml: 'yaml',
};

export const FENCE_LANGUAGES = Object.keys(GRAMMARS);

/** Token types that have a color of their own in the highlighting stylesheet. */
const COLORED = new Set(
  'selector attr-name string char builtin inserted atrule attr-value function class-name keyword regex important comment prolog doctype cdata property tag symbol deleted boolean number constant bold italic'.split(
    ' ',
  ),
);
/** Token types that reset what is around them to the plain text color. */
const PLAIN = new Set('punctuation operator entity url variable plain-text script interpolation script-punctuation'.split(' '));

type Leaf = { text: string; type: string | undefined };

/** Highlights code: the pieces of each line. A piece has a type only where its color differs from plain text. */
export const highlightLines = remembered('highlighted', (code: string, language: string): readonly CodeToken[][] => {
  const leaves = flatten(tokensOf(code, GRAMMARS[language] ?? 'plain'), []);
  const lines: Leaf[][] = [[]];
  for (const leaf of leaves) {
    leaf.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text) append(lines.at(-1) ?? [], { text, type: leaf.type });
    });
  }
  return lines.map((line) => line.map(({ text, type }) => (type ? [type, text] : text)));
});

/** Code as a block. */
export function codeOf(text: string, language: string, title?: string, marks?: Code['marks']): Code {
  return { kind: 'code', language, title, lines: highlightLines(text.replace(/\n$/, ''), language), marks };
}

/** Prism finds the plain text of JSX in a hook, which tokenizing alone leaves out. */
function tokensOf(code: string, language: string): Prism.TokenStream {
  const grammar = Prism.languages[language];
  if (!grammar) return code;
  const found = { language, code, grammar, tokens: Prism.tokenize(code, grammar) };
  Prism.hooks.run('after-tokenize', found);
  return found.tokens;
}

function flatten(stream: Prism.TokenStream, types: string[]): Leaf[] {
  if (typeof stream === 'string') return [{ text: stream, type: colorOf(types) }];
  if (Array.isArray(stream)) return stream.flatMap((token) => flatten(token, types));
  return flatten(stream.content, [stream.type, ...[stream.alias ?? []].flat(), ...types]);
}

/** The innermost type that decides the color; undefined for plain text. */
function colorOf(types: string[]): string | undefined {
  const type = types.find((name) => COLORED.has(name) || PLAIN.has(name));
  return type && COLORED.has(type) ? type : undefined;
}

function append(line: Leaf[], leaf: Leaf): void {
  const last = line.at(-1);
  if (last && (last.type === leaf.type || leaf.text.trim() === '')) last.text += leaf.text;
  else line.push({ ...leaf });
}
