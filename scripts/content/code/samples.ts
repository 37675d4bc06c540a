import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { COMPILER_OPTIONS } from '../../bundling/compiler-options.ts';
import { failureOf } from '../../shared/failure-of.ts';
import type { Problem } from '../../shared/problem.ts';
import type { ProjectFiles } from '../../shared/project-files.ts';
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
export async function checkSamples(files: ProjectFiles, pages: { file: string; samples: Sample[] }[]): Promise<Problem[]> {
  const declarations = readdirSync(files.at(DECLARATIONS)).sort();
  const texts = declarations.map((name) => name + files.text(join(DECLARATIONS, name)));
  const check = nameOfCheck(files, JSON.stringify(TSCONFIG), JSON.stringify(pages.map(({ samples }) => samples.map(textOf))), ...texts);
  if (hasPassed(files, check)) return [];
  const origins = new Map<string, { file: string; line: number }>();
  for (const [index, page] of pages.entries()) writeSamples(files, `p${index}`, page, origins);
  mkdirSync(files.at(FOLDER), { recursive: true });
  writeFileSync(files.at(join(FOLDER, 'tsconfig.json')), JSON.stringify(TSCONFIG));
  for (const name of declarations) copyFileSync(files.at(join(DECLARATIONS, name)), files.at(join(FOLDER, name)));
  const output = await runCompiler(files);
  rmSync(files.at(FOLDER), { recursive: true });
  const problems = output.split('\n').flatMap((text) => toProblem(text, origins));
  if (problems.length === 0) notePassed(files, check);
  return problems;
}

/** All of a sample but its line, of which only the place of an error depends. */
const textOf = ({ line, ...text }: Sample) => text;

/** Titled fences of a page share a folder; a title that comes again starts a folder with the newer revision. */
function writeSamples(
  files: ProjectFiles,
  folder: string,
  page: { file: string; samples: Sample[] },
  origins: Map<string, { file: string; line: number }>,
): void {
  let revision = 0;
  let current = new Map<string, Sample>();
  const write = () => {
    for (const [name, sample] of current) {
      const path = join(FOLDER, folder, `r${revision}`, name);
      mkdirSync(dirname(files.at(path)), { recursive: true });
      writeFileSync(files.at(path), sample.code);
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
async function runCompiler(files: ProjectFiles): Promise<string> {
  const compiler = files.has('node_modules/.bin/tsc') ? resolve(files.at('node_modules/.bin/tsc')) : 'tsc';
  try {
    return (await promisify(execFile)(compiler, ['-p', FOLDER, '--pretty', 'false'], { cwd: files.root })).stdout;
  } catch (error) {
    const { code, stdout } = failureOf(error);
    // Mistakes in samples end the compiler with a number, and are on its output.
    if (typeof code !== 'number' || !stdout) throw error;
    return stdout;
  }
}

function toProblem(text: string, origins: Map<string, { file: string; line: number }>): Problem[] {
  const found = /^(?<path>.+?)\((?<line>\d+),\d+\): error (?<message>TS\d+: .*)$/.exec(text)?.groups;
  if (!found) return /^error/.test(text) ? [{ file: FOLDER, line: 1, message: text }] : [];
  const { path = '', line, message } = found;
  const origin = origins.get(path) ?? { file: path, line: 0 };
  return [
    {
      file: origin.file,
      line: origin.line + Number(line),
      message: `The sample does not type-check: ${message} Correct it, or give the fence no-check="reason".`,
    },
  ];
}
