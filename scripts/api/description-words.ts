import { hashOf } from '../shared/hash.ts';
import { lineOf, type Problem } from '../shared/problem.ts';
import { type Section, TOP_SECTION } from '../shared/section.ts';
import { isInWords } from './real-defaults.ts';
import type { ComponentFacts, Description, TranslatedDescription } from './shapes.ts';

/** The sections of a component's page that have words of its own, as a translation is compared with them. */
export function sectionsOf({ name, description, summary, notes, demos, props, slots, later = {} }: Description): Section[] {
  const section = (id: string, title: string, words: readonly string[]) =>
    words.length > 0 ? [{ id, title, hash: hashOf(JSON.stringify(words)) }] : [];
  const rows = (texts: Record<string, string>) => Object.values(texts);
  return [
    ...section(TOP_SECTION, name, [description, summary]),
    ...section(
      'demos',
      'Demos',
      demos.map(({ text }) => text),
    ),
    ...section('import', 'Import', notes),
    ...section('props', 'Props', rows({ ...props, ...later })),
    ...section('slots', 'Slots', rows(slots)),
  ];
}

/** What of a description its translation leaves out, and what it has besides. */
export function checkWords(
  { file, source }: { file: string; source: string },
  english: Description,
  facts: ComponentFacts,
  words: TranslatedDescription,
): Problem[] {
  const at = (text: string, message: string) => ({ file, line: lineOf(source, `"${text}"`), message });
  const lists = (['demos', 'notes'] as const).flatMap((key) => {
    const [wanted, own] = [english[key].length, words[key].length];
    return wanted === own ? [] : [at(key, `There are ${own} texts in \`${key}\`, and ${wanted} in English. Write one for each.`)];
  });
  const said = [...facts.props, ...facts.slots].filter((row) => isInWords(row.default)).map(({ name }) => name);
  const tables = (['props', 'slots', 'later', 'defaults'] as const).flatMap((key) => {
    const [wanted, own] = [key === 'defaults' ? said : Object.keys(english[key] ?? {}), Object.keys(words[key] ?? {})];
    return [
      ...wanted.filter((name) => !own.includes(name)).map((name) => at(key, `\`${key}.${name}\` is not translated. Add it.`)),
      ...own.filter((name) => !wanted.includes(name)).map((name) => at(name, `English has no \`${key}.${name}\`. Remove it.`)),
    ];
  });
  return [...lists, ...tables];
}
