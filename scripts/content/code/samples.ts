import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { COMPILER_OPTIONS } from '../../bundling/compiler-options.ts';
import type { Problem } from '../../shared/problem.ts';
import { hasPassed, nameOfCheck, notePassed } from './passed-samples.ts';

/** A TypeScript fence of a page. `line` is the fence's line in the file. */
export type Sample = { code: string; language: string; title?: string; line: number; noCheck?: string };

/** Where a process checks samples: inside the demos' workspace, so that they resolve the packages that the docs describe. */
export const samplesFolder = (pid: number) => `content/demos/build/samples-${pid}`;
const FOLDER = samplesFolder(process.pid);
/** Declarations of what samples import and the workspace lacks. */
const DECLARATIONS = 'content/samples';

const TSCONFIG = {
  compilerOptions: {
    ...COMPILER_OPTIONS,
    moduleDetection: 'force',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    typeRoots: ['../../../../node_modules/@types'],
  },
  include: ['./**/*'],
};

/** Type-checks the samples of all pages in one run of the compiler, unless the same ones have just passed; errors point at the page's line. */
export async function checkSamples(pages: { file: string; samples: Sample[] }[]): Promise<Problem[]> {
  const declarations = readdirSync(DECLARATIONS).sort();
  const texts = declarations.map((name) => name + readFileSync(join(DECLARATIONS, name), 'utf8'));
  const check = nameOfCheck(JSON.stringify(TSCONFIG), JSON.stringify(pages.map(({ samples }) => samples.map(textOf))), ...texts);
  if (hasPassed(check)) return [];
  const origins = new Map<string, { file: string; line: number }>();
  for (const [index, page] of pages.entries()) writeSamples(`p${index}`, page, origins);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  for (const name of declarations) copyFileSync(join(DECLARATIONS, name), join(FOLDER, name));
  const output = await runCompiler();
  rmSync(FOLDER, { recursive: true });
  const problems = output.split('\n').flatMap((text) => toProblem(text, origins));
  if (problems.length === 0) notePassed(check);
  return problems;
}

/** All of a sample but its line, of which only the place of an error depends. */
const textOf = ({ line, ...text }: Sample) => text;

/** Titled fences of a page share a folder; a title that comes again starts a folder with the newer revision. */
function writeSamples(
  folder: string,
  page: { file: string; samples: Sample[] },
  origins: Map<string, { file: string; line: number }>,
): void {
  let revision = 0;
  let current = new Map<string, Sample>();
  const write = () => {
    for (const [name, sample] of current) {
      const path = join(FOLDER, folder, `r${revision}`, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, sample.code);
      origins.set(path, { file: page.file, line: sample.line });
    }
  };
  page.samples.forEach((sample, index) => {
    if (sample.noCheck) return;
    const name = sample.title && /\.tsx?$/.test(sample.title) ? sample.title : `sample-${index + 1}.${sample.language}`;
    if (current.has(name)) {
      write();
      revision += 1;
      current = new Map(current);
    }
    current.set(name, sample);
  });
  write();
}

/** What the compiler says. Throws when there is none, or when it ended before it had checked. */
async function runCompiler(): Promise<string> {
  const compiler = existsSync('node_modules/.bin/tsc') ? 'node_modules/.bin/tsc' : 'tsc';
  try {
    return (await promisify(execFile)(compiler, ['-p', FOLDER, '--pretty', 'false'])).stdout;
  } catch (error) {
    const { code, stdout } = error as { code?: unknown; stdout?: string };
    // Mistakes in samples end the compiler with a number, and are on its output.
    if (typeof code !== 'number' || !stdout) throw error;
    return stdout;
  }
}

function toProblem(text: string, origins: Map<string, { file: string; line: number }>): Problem[] {
  const match = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/.exec(text);
  if (!match) return /^error/.test(text) ? [{ file: FOLDER, line: 1, message: text }] : [];
  const [, path, line, message] = match as unknown as [string, string, string, string];
  const origin = origins.get(path) ?? { file: path, line: 0 };
  return [
    {
      file: origin.file,
      line: origin.line + Number(line),
      message: `The sample does not type-check: ${message} Correct it, or give the fence no-check="reason".`,
    },
  ];
}
