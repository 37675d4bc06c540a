import { existsSync, readFileSync } from 'node:fs';
import type { Change } from './change.ts';
import { readName, readPath } from './names.ts';

/** The Chinese page of an English one: its headings, demos, and code in their places, its words still to be translated. */
export function newTranslation(path: string): Change {
  // Some pages stand at the top, such as `privacy`.
  const name = path.includes('/')
    ? readPath(path, 'translation', 'core/react-account').join('/')
    : readName(path, 'translation', 'privacy');
  const english = `content/pages/${name}.md`;
  if (!existsSync(english))
    throw new Error(`There is no page ${english} to translate. Name one: \`npm run new -- translation core/react-account\`.`);
  const file = `content/pages/${name}.zh.md`;
  return {
    files: { [file]: skeletonOf(readFileSync(english, 'utf8')) },
    edits: [],
    next: [
      `Translate the words of ${file} by content/translations/zh-glossary.md. Headings keep their order; \`::code\` stands for the English page's code.`,
      `Then run \`npm run translations -- ${file}\`: until then the page says that it is older than its English page.`,
      'The build is its first test: it compares headings, code, and demos, and names each sentence that is still English.',
    ],
  };
}

/** Title, description, and body of an English page, without its settings, and with its code in its place. */
function skeletonOf(english: string): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(english) ?? [];
  const words = head.split('\n').filter((line) => /^(?:title|description):/.test(line));
  const code = body
    .replace(/^( *)(`{3,})([^\n`]*)\n[\s\S]*?^\1\2$/gm, (_, indent: string, _ticks: string, info: string) => {
      const tab = /tab="[^"]*"/.exec(info)?.[0];
      return `${indent}::code${tab ? `{${tab}}` : ''}`;
    })
    .replace(/^(#{2,6} .*?) *\{#[^}]*\}$/gm, '$1');
  return `---\n${words.join('\n')}\n---\n${code}`;
}
