import type { MarkdownIt } from 'markdown-it';
import { CONTAINERS, LEAVES } from '../directives.ts';
import type { DirectiveMeta } from '../markdown/directive.ts';
import { envOf, type MarkdownEnv, report } from '../markdown/env.ts';

const OPENING = /^(:{2,3})([a-z][\w-]*)(?:\{([^}]*)\})?[ \t]*(.*)$/;

const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** The generic syntax: `:::name{attributes} title` … `:::` around blocks, `::name{attributes}` alone on a line. */
export function directives(md: MarkdownIt): void {
  md.block.ruler.before(
    'fence',
    'directive',
    (state, startLine, endLine, silent) => {
      const [whole, colons = '', name = '', attributes = '', title = ''] = OPENING.exec(lineOf(state, startLine)) ?? [];
      if (whole === undefined) return false;
      if (silent) return true;
      const meta: DirectiveMeta = { attributes: parseAttributes(attributes), title: title.trim() };
      checkName(colons, name, startLine, envOf(state.env));
      checkAttributes(colons + name, attributes, startLine, envOf(state.env));
      const close = colons === '::' ? startLine : closingLine(state, startLine, endLine);
      if (close === endLine) report(envOf(state.env), startLine, `\`:::${name}\` is never closed. Add a line \`:::\` after its content.`);
      if (colons === '::') {
        const token = state.push(name, '', 0);
        token.block = true;
        token.meta = meta;
        token.map = [startLine, startLine + 1];
      } else {
        pushContainer(state, name, meta, startLine, close);
      }
      state.line = Math.min(close + 1, endLine);
      return true;
    },
    { alt: ['paragraph', 'list'] },
  );
}

/** Notes a name that no directive of this form has. */
function checkName(colons: string, name: string, line: number, env: MarkdownEnv): void {
  const leaves = [...Object.keys(LEAVES), 'code'];
  const containers = Object.keys(CONTAINERS);
  const [known, others] = colons === '::' ? [leaves, containers] : [containers, leaves];
  if (known.includes(name)) return;
  const names = known.map((one) => colons + one).join(', ');
  const file = others.includes(name) ? '' : `, or write scripts/content/directives/${name}.ts`;
  report(env, line, `\`${colons}${name}\` is not part of the dialect. Use one of ${names}${file}.`);
}

/** `::code` has no file of its own: it may name its tab in another language. */
const CODE = { attributes: ['tab'] };

/** Notes attributes that the directive does not read, and what is no attribute at all. */
function checkAttributes(start: string, text: string, line: number, env: MarkdownEnv): void {
  const name = start.replaceAll(':', '');
  const { attributes } = { ...LEAVES, ...CONTAINERS, code: CODE }[name] ?? {};
  if (!attributes) return;
  const unread = text.replace(ATTRIBUTE, '').trim();
  if (unread) report(env, line, `\`${unread}\` of \`${start}\` can't be read. Write name="value", with double quotes.`);
  const known = attributes.length > 0 ? `Use one of ${attributes.join(', ')}, or leave it out` : 'It has none; leave it out';
  for (const one of Object.keys(parseAttributes(text)).filter((key) => !attributes.includes(key)))
    report(env, line, `\`${start}\` has no attribute \`${one}\`. ${known}.`);
}

type BlockState = Parameters<Parameters<MarkdownIt['block']['ruler']['push']>[1]>[0];

function lineOf(state: BlockState, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

/** The line of the matching `:::`, or `endLine`. Markers inside fences are code. */
function closingLine(state: BlockState, startLine: number, endLine: number): number {
  let depth = 1;
  let fence = '';
  for (let line = startLine + 1; line < endLine; line += 1) {
    const text = lineOf(state, line).trim();
    const marker = /^(`{3,}|~{3,})/.exec(text)?.[1] ?? '';
    if (marker && (!fence || text === fence)) fence = fence ? '' : marker;
    if (fence) continue;
    if (/^:::[a-z]/.test(text)) depth += 1;
    if (text === ':::') depth -= 1;
    if (depth === 0) return line;
  }
  return endLine;
}

function pushContainer(state: BlockState, name: string, meta: DirectiveMeta, startLine: number, close: number): void {
  const { lineMax, parentType } = state;
  const open = state.push(`${name}_open`, '', 1);
  open.block = true;
  open.meta = meta;
  open.map = [startLine, close];
  state.lineMax = close;
  state.parentType = 'blockquote';
  state.md.block.tokenize(state, startLine + 1, close);
  state.lineMax = lineMax;
  state.parentType = parentType;
  state.push(`${name}_close`, '', -1).block = true;
}

function parseAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map((match) => [match[1], match[2]]));
}
