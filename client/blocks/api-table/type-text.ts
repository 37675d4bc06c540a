import { codeSpan } from '../markdown-text.ts';
import type { TypePart } from './api-table.ts';

/** A type as code; one that holds links is written as pieces of code around them. */
export function typeMarkdown(parts: readonly TypePart[], resolve: (href: string) => string): string {
  if (parts.every((part) => typeof part === 'string')) return codeSpan(typeText(parts));
  return parts
    .map((part) => (typeof part === 'string' ? part.replace(/\S(?:.*\S)?/s, codeSpan) : `[${codeSpan(part.name)}](${resolve(part.href)})`))
    .join('');
}

/** A type as it was written. */
export function typeText(parts: readonly TypePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}
