import { expect, test } from 'vitest';
import { partOf } from '../../../../worker/mcp/parts.ts';

/** All parts of a text, each as it is answered. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let cursor: number | undefined = 0; cursor !== undefined; ) {
    const part: string = partOf(text, cursor);
    parts.push(part);
    const next: string | undefined = /\[\d+ more characters: call again with cursor (\d+)\.\]\n$/.exec(part)?.[1];
    cursor = next === undefined ? undefined : Number(next);
  }
  return parts;
}

const bare = (part: string) => part.replace(/\n\n\[\d+ more characters: [^\]]*\]\n$/, '');

test.each([
  ['paragraphs', 'A sentence of a page.\n\n'.repeat(3000)],
  ['Chinese paragraphs, three bytes a character', `${'侧边栏的宽度由属性决定。'.repeat(20)}\n\n`.repeat(60)],
  ['a text without a break, of pairs', '🎉'.repeat(9000)],
  ['one long block of code', `\`\`\`ts\n${'const answer = 42;\n'.repeat(2000)}\`\`\`\n`],
])('%s: parts stay below 17 KB and are the text together', (_, text) => {
  const parts = partsOf(text);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(17_000);
  expect(parts.map(bare).join('').replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''));
  expect(parts.join('')).not.toContain('\uFFFD');
});

test('a text that fits is one part', () => {
  expect(partsOf('Short.\n')).toEqual(['Short.\n']);
});

test('a cursor behind the end is refused, in words', () => {
  expect(() => partOf('Short.', 99)).toThrow('The text ends at 6.');
});
