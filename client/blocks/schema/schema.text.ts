import { type BlockText, type MarkdownContext, SPACE } from '../block-text.ts';
import { codeSpan, escapeText } from '../markdown-text.ts';
import type { Piece, WrittenText } from '../rich-text.ts';
import type { SchemaPart, SchemaRow } from './schema.ts';

/** The explorer as a nested list: a line for each key, with its type and its text. */
export const schemaText: BlockText<'schema'> = {
  markdown: ({ text, type, rows }, context) => {
    const about = text ? [`- ${text.markdown}`] : [];
    return [...about, `- ${typeMarkdown(type, context)}`, ...rows.map((row) => rowMarkdown(row, '  ', context))].join('\n');
  },
  pieces: ({ text, type, rows }) => [...(text?.pieces ?? []), SPACE, ...type.flatMap(typePieces), SPACE, ...rows.flatMap(rowPieces)],
};

function rowMarkdown({ key, required, type, text, rows }: SchemaRow<WrittenText>, indent: string, context: MarkdownContext): string {
  const line = [key === undefined ? '' : codeSpan(key), typeMarkdown(type, context), required ? context.t('required') : ''];
  const words = [line.filter(Boolean).join(' '), ...(text ? [text.markdown] : [])].join(context.t('colon'));
  return [`${indent}- ${words}`, ...rows.map((row) => rowMarkdown(row, `${indent}  `, context))].join('\n');
}

function typeMarkdown(parts: readonly SchemaPart[], { t, resolve }: MarkdownContext): string {
  return parts
    .map((part) => {
      if (part.kind === 'word') return t(part.key);
      if (part.kind === 'value') return codeSpan(JSON.stringify(part.text));
      if (part.kind === 'reference') return `[${part.name}](${resolve(`#definition-${part.name}`)})`;
      return escapeText(part.text);
    })
    .join('');
}

function rowPieces({ key, type, text, rows }: SchemaRow<WrittenText>): Piece[] {
  const name: Piece[] = key === undefined ? [] : [{ kind: 'name', text: key }, SPACE];
  return [...name, ...type.flatMap(typePieces), SPACE, ...(text?.pieces ?? []), SPACE, ...rows.flatMap(rowPieces)];
}

/** Words of the interface are not the schema's. */
function typePieces(part: SchemaPart): Piece[] {
  if (part.kind === 'word') return [];
  if (part.kind === 'value') return [{ kind: 'code', text: JSON.stringify(part.text) }];
  return [{ kind: 'text', text: part.kind === 'reference' ? part.name : part.text }];
}
