import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCS_URL } from '../../../client/shared/address/docs-url.ts';

/** Where the last build keeps the pages of both products as Markdown. */
const TWINS = 'build/current/assets/_content/en/toolpad';
const FENCE = /^\s*(`{3,})/;

/** The text of every page for Starlight, by file. */
export function starlightTexts(): Record<string, string> {
  const files = globSync('{core,studio}{,/**/*}.md.json', { cwd: TWINS }).sort();
  return Object.fromEntries(
    files.map((file) => {
      const { TS } = JSON.parse(readFileSync(join(TWINS, file), 'utf8')) as { TS: string };
      return [file.replace(/\.json$/, ''), starlightText(TS)];
    }),
  );
}

/** A page's Markdown as Starlight takes it: the title stands in front alone, headings name themselves, and there are no pictures. */
export function starlightText(twin: string): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(twin) ?? [];
  const told = front.split('\n').filter((line) => /^(?:title|description):/.test(line));
  let fence = '';
  const lines = body.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence) {
      if (mark.length >= fence.length && line.trim() === mark) fence = '';
      return line;
    }
    fence = mark;
    return fence ? line : prose(line);
  });
  return `---\n${told.join('\n')}\n---\n${lines.join('\n')}`;
}

function prose(line: string): string {
  return line
    .replace(/^# .*$/, '')
    .replace(/^(#+ .*) \{#[\w-]+\}$/, '$1')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(new RegExp(`\\(${DOCS_URL}/toolpad(/(?:core|studio)[^)]*)\\)`, 'g'), '($1)');
}
