import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import { ContentError, type Problem } from '../shared/problem.ts';

/** Tailwind's theme and utilities without its reset of elements: Material UI brings a baseline of its own. */
export const TAILWIND_ENTRY = `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
`;

const PACKAGES = join(import.meta.dirname, '../../node_modules');

/** A utility class and the line where it is used, from 1. */
type Use = { name: string; line: number };

/** The sheet of the utility classes in a demo's source. Throws a ContentError for a class that Tailwind does not know. */
export async function tailwindSheet(source: string, file: string): Promise<string> {
  const { build } = await compile(TAILWIND_ENTRY, { loadStylesheet });
  const problems: Problem[] = [];
  let sheet = build([]);
  const tried = new Set<string>();
  for (const { name, line } of classesIn(source, file)) {
    if (tried.has(name)) continue;
    tried.add(name);
    const more = build([name]);
    // The compiler passes over what it does not know, so the sheet stays as it was.
    if (more === sheet) problems.push({ file, line, message: unknownClass(name) });
    sheet = more;
  }
  if (problems.length > 0) throw new ContentError(problems);
  return sheet;
}

/** Classes are read from plain attributes alone, so that none is missed or made up. */
function classesIn(source: string, file: string): Use[] {
  const lines = source.split('\n');
  return lines.flatMap((text, index) => {
    const line = index + 1;
    if (/\bclassName=(?!"[^"]*")/.test(text))
      throw new ContentError([
        { file, line, message: 'A computed `className` hides its classes from Tailwind. Write className="…" on one line.' },
      ]);
    const names = [...text.matchAll(/\bclassName="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(/\s+/).filter(Boolean));
    return names.map((name) => ({ name, line }));
  });
}

function unknownClass(name: string): string {
  return `Tailwind has no class \`${name}\`. Correct it, or write the style in a \`css\` styling.`;
}

function loadStylesheet(id: string, base: string): Promise<{ path: string; base: string; content: string }> {
  const path = join(PACKAGES, id);
  return Promise.resolve({ path, base, content: readFileSync(path, 'utf8') });
}
