import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { COMPILER_OPTIONS } from '../../bundling/compiler-options.ts';
import type { Problem } from '../../shared/problem.ts';

/** A TypeScript fence of a page. `line` is the fence's line in the file. */
export type Sample = { code: string; language: string; title?: string; line: number; noCheck?: string };

/** Where a process checks samples: inside the demos' workspace, so that they resolve the packages that the docs describe. */
export const samplesFolder = (pid: number) => `content/demos/build/samples-${pid}`;
const FOLDER = samplesFolder(process.pid);

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

/** Type-checks the samples of all pages in one run of the compiler; errors point at the page's line. */
export async function checkSamples(pages: { file: string; samples: Sample[] }[]): Promise<Problem[]> {
  const origins = new Map<string, { file: string; line: number }>();
  for (const [index, page] of pages.entries()) writeSamples(`p${index}`, page, origins);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  for (const name of readdirSync('content/samples')) copyFileSync(join('content/samples', name), join(FOLDER, name));
  const output = await runCompiler();
  rmSync(FOLDER, { recursive: true });
  return output.split('\n').flatMap((text) => toProblem(text, origins));
}

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

async function runCompiler(): Promise<string> {
  const compiler = existsSync('node_modules/.bin/tsc') ? 'node_modules/.bin/tsc' : 'tsc';
  try {
    return (await promisify(execFile)(compiler, ['-p', FOLDER, '--pretty', 'false'])).stdout;
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error);
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
