import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isTranslation, pageFiles, translationsOf } from '../../../scripts/shared/content-files.ts';
import { site } from '../project/site.ts';

/** What a page was made from and what came out, as hashes: the same sources must make the same page, however the code changes. */
export type Golden = { sources: string; twin: string; outline: string };

/** A line for each address; `UPDATE_GOLDENS=1` rewrites them. */
const GOLDENS_FILE = 'test/fixtures/goldens.txt';
/** Texts of the last run that wrote goldens, to show what has changed since. Not committed. */
const TEXTS_FOLDER = '.data/goldens';

const DIRECTIVES_OF_FACTS = /^::(?:properties|schema|island|release|fit|since)\{|^components:/m;

/** The goldens as they are kept, by address. */
export function readGoldens(): Map<string, Golden> {
  const lines = readFileSync(GOLDENS_FILE, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [path = '', sources = '', twin = '', outline = '', ...more] = line.split(' ');
      if (!outline || more.length > 0)
        throw new Error(`${GOLDENS_FILE} has a line of other than four parts: ${line}. Write it again, with UPDATE_GOLDENS=1.`);
      return [path, { sources, twin, outline }];
    }),
  );
}

export function writeGoldens(goldens: ReadonlyMap<string, Golden>): void {
  const lines = [...goldens].map(([path, { sources, twin, outline }]) => `${path} ${sources} ${twin} ${outline}\n`);
  writeFileSync(GOLDENS_FILE, lines.join(''));
}

/** The sources of each page by address, as a hash: its text, that of its English page, its demos and the facts that it shows. */
export function sourcesOfPages(): Map<string, string> {
  const demos = site.demos();
  const facts = hashOfFiles(globSync('content/{api,schemas,diagrams,translations}/**/*.json').sort());
  const passes = site.passes();
  const references = globSync('content/api/core/*.json')
    .filter((file) => !isTranslation(file))
    .map((file) => ({ path: `/toolpad/core/api/${basename(file, '.json')}`, file }));
  const inBoth = (path: string, english: string, chinese = english) => [[path, english] as const, [`/zh${path}`, chinese] as const];
  const ofMarkdown = ({ file, path }: { file: string; path: string }) => {
    const text = readFileSync(file, 'utf8');
    const shown = [...text.matchAll(/^::demo\{name="(\w+)"/gm)].flatMap(([, name = '']) => demos.get(name)?.stylings.system?.file ?? []);
    const pass = passes[path] ? JSON.stringify(passes[path]) : '';
    const english = hashOf(hashOfFiles([file, ...shown]) + (DIRECTIVES_OF_FACTS.test(text) ? facts : '') + pass);
    const [chinese] = translationsOf(site, file).map((translation) => hashOf(english + readFileSync(translation.file, 'utf8')));
    return inBoth(path, english, chinese);
  };
  return new Map([...pageFiles(site).flatMap(ofMarkdown), ...references.flatMap(({ path }) => inBoth(path, facts))]);
}

function hashOfFiles(files: string[]): string {
  return hashOf(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Keeps a text of a page, for whoever has to see what changed. */
export function keepText(path: string, kind: string, text: string): void {
  const file = textFile(path, kind);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The first lines in which a text differs from the one that was kept; nothing where none was. */
export function firstDifference(path: string, kind: string, text: string): string {
  const [kept] = globSync(textFile(path, kind)).map((file) => readFileSync(file, 'utf8').split('\n'));
  if (!kept) return `Check out the commit that wrote ${GOLDENS_FILE}, run this with UPDATE_GOLDENS=1, and come back to see lines.`;
  const lines = text.split('\n');
  const at = lines.findIndex((line, index) => line !== kept[index]);
  return `Line ${at + 1}\n  was ${JSON.stringify(kept[at])}\n  is  ${JSON.stringify(lines[at])}`;
}

function textFile(path: string, kind: string): string {
  return `${TEXTS_FOLDER}/${kind}${path}.txt`;
}
