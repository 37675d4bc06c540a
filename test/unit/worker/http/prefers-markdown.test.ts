import { describe, expect, test } from 'vitest';
import { prefersMarkdown } from '../../../../worker/http/prefers-markdown.ts';

const HTML: [string, string | undefined][] = [
  ['no header', undefined],
  ['an empty header', ''],
  ['anything', '*/*'],
  ['any text', 'text/*'],
  ['Chrome', 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8'],
  ['Firefox', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['Safari', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['a picture of Firefox', 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'],
  ['only JSON', 'application/json'],
  ['plain text', 'text/plain'],
  ['Markdown refused', 'text/markdown;q=0'],
  ['Markdown refused, anything else', 'text/markdown;q=0.000, */*'],
  ['HTML first, at equal weight', 'text/html, text/markdown'],
  ['HTML heavier', 'text/markdown;q=0.8, text/html;q=0.9'],
  ['HTML heavier, without a weight', 'text/markdown;q=0.9, text/html'],
  ['anything heavier', 'text/markdown;q=0.5, */*'],
  ['any text heavier', 'text/markdown;q=0.1, text/*;q=0.2, */*;q=0.1'],
  ['another type that begins so', 'text/markdownish, */*'],
  ['another type that ends so', 'x-text/markdown'],
  ['a type in a parameter', 'text/html;x=text/markdown'],
  ['a weight that is no number', 'text/markdown;q=high'],
  ['a weight over 1', 'text/markdown;q=2'],
  ['a negative weight', 'text/markdown;q=-1'],
  ['a negative weight that ends as one', 'text/markdown;q=-0.5'],
  ['a weight of four digits', 'text/markdown;q=0.1234'],
  ['no weight after the sign', 'text/markdown;q='],
  ['a type without a slash', 'markdown, text'],
  ['only commas', ',,,,'],
  ['only semicolons', ';;;;'],
  ['control characters', 'text/markdown\u0000'],
  ['10,000 types', 'text/html,'.repeat(10_000)],
];

const MARKDOWN: [string, string][] = [
  ['Markdown', 'text/markdown'],
  ['Markdown in another case', 'Text/MarkDown'],
  ['Markdown with a parameter', 'text/markdown;charset=utf-8'],
  ['Markdown with a flavour', 'text/markdown; variant=GFM; q=0.3'],
  ['a coding agent', 'text/markdown, text/html, */*'],
  ['an agent that can do with HTML', 'text/markdown;q=1.0, text/html;q=0.7, text/plain;q=0.8, */*;q=0.1'],
  ['an agent that can do with text', 'text/markdown, text/plain;q=0.9, */*;q=0.8'],
  ['HTML first, but lighter', 'text/html;q=0.9, text/markdown'],
  ['named beside a wildcard of the same weight', '*/*, text/markdown'],
  ['named beside any text', 'text/*;q=0.5, text/markdown;q=0.5'],
  ['light, but alone', 'text/markdown;q=0.001'],
  ['HTML refused', 'text/html;q=0, text/markdown;q=0.1'],
  ['HTML refused, anything else welcome', 'text/html;q=0, */*, text/markdown;q=0.5'],
  ['the whole weight', 'text/markdown;q=1, text/html;q=0.9'],
  ['the whole weight to three digits', 'text/markdown;q=1.000, text/html;q=0.9'],
  ['a parameter that ends as a weight begins', 'text/markdown;faq=0'],
  ['spaces around', '  text/markdown ; q = 0.5 , text/html;q=0.4'],
  ['garbage beside it', 'q=1;;,,/, text/markdown'],
  ['HTML with a broken weight counts for nothing', 'text/html;q=1.5, text/markdown;q=0.2'],
  ['last of 10,000 types', `${'image/png,'.repeat(10_000)}text/markdown`],
];

describe('prefersMarkdown', () => {
  test.each(HTML)('%s: %s → HTML', (_, accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  });

  test.each(MARKDOWN)('%s: %s → Markdown', (_, accept) => {
    expect(prefersMarkdown(accept)).toBe(true);
  });
});
