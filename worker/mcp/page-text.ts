import type { CodeVariant } from '../../client/shared/code-variant.ts';
import type { Language } from '../../client/shared/language.ts';
import { loadPage, loadTwin } from '../content.ts';
import type { AppContext } from '../context.ts';
import { docsUrlOf } from '../env.ts';
import type { AskedVersion } from '../versions/asked-version.ts';
import { twinInVersion } from '../versions/page-in-version.ts';
import { ToolError } from './tool.ts';

type Wanted = { path: string; section: string; language: Language; variant: CodeVariant; version?: AskedVersion };

/** A page as Markdown, or one of its sections. Throws a ToolError that lists the sections when there is none of that id. */
export async function pageText(c: AppContext, { path, section, language, variant, version }: Wanted): Promise<string> {
  const { TS, JS = TS } = await loadTwin(c, path, language);
  const plain = variant === 'JS' ? JS : TS;
  const text = (version ? await twinInVersion(c, { path, language }, plain, version) : plain).replaceAll('{{docsUrl}}', docsUrlOf(c.env));
  if (section === '') return text;
  const { headings } = await loadPage(c, path, language);
  const index = headings.findIndex(({ id }) => id === section);
  if (index < 0)
    throw new ToolError(
      `The page has no section \`#${section.slice(0, 80)}\`. Its sections: ${headings.map(({ id }) => `#${id}`).join(', ')}.`,
    );
  // Headings of the page and of its Markdown are the same, one after the other; a section ends with the next one that is not below it.
  const { level } = headings[index]!;
  const next = headings.findIndex((heading, at) => at > index && heading.level <= level);
  const starts = startsOfSections(text);
  return `${text.slice(starts[index], next < 0 ? undefined : starts[next]).trimEnd()}\n`;
}

/** Where the headings of the second and third level begin; lines inside code are none. */
function startsOfSections(markdown: string): number[] {
  const starts: number[] = [];
  let fence = '';
  let offset = 0;
  for (const line of markdown.split('\n')) {
    const marks = /^\s*(`{3,})/.exec(line)?.[1] ?? '';
    if (fence === '' && marks) fence = marks;
    else if (fence && line.trim() === fence) fence = '';
    else if (fence === '' && /^#{2,3} /.test(line)) starts.push(offset);
    offset += line.length + 1;
  }
  return starts;
}
