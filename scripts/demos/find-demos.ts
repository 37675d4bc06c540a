import { dirname, join } from 'node:path';
import { pascalCase } from '../../client/shared/name-case.ts';
import { CODE_STYLINGS, type CodeStyling, DEFAULT_CODE_STYLING } from '../../client/shared/preferences/code-styling.ts';
import type { ProductId } from '../../client/shared/product.ts';
import type { ProjectFiles } from '../shared/project-files.ts';

export const DEMOS_FOLDER = 'content/demos';

/** A demo: a folder `content/demos/<group>/<name>` with an `index.tsx` for each styling. */
export type Demo = {
  /** PascalCase of group and name: its address, its anchor and the name of its component. */
  name: string;
  group: string;
  stylings: Partial<Record<CodeStyling, DemoFile>>;
  problem?: string;
};

/** What a demo is written in: the path of its code, its text, and that of the sheet beside it. */
export type DemoFile = { file: string; code: string; sheet?: string };

/** Where a demo is written. */
type DemoFolder = { group: string; folder: string };

/** A demo in one styling: a document and a source page of its own. */
export type StyledDemo = {
  /** Its address: the demo's name, after the styling's unless that is the first. */
  name: string;
  group: string;
  styling: CodeStyling;
} & DemoFile;

/** All demos of a project, found by folder and read. */
export function findDemos(files: ProjectFiles): Demo[] {
  return demoFolders(files)
    .map((folder) => readDemo(files, folder))
    .filter(({ stylings }) => Object.keys(stylings).length > 0);
}

/** A demo in each of its stylings, in the order of the menu. */
export function styledDemos(demo: Demo): StyledDemo[] {
  return CODE_STYLINGS.flatMap((styling) => {
    const written = demo.stylings[styling];
    const name = styling === DEFAULT_CODE_STYLING ? demo.name : `${styling}-${demo.name}`;
    return written ? [{ name, group: demo.group, styling, ...written }] : [];
  });
}

/** The product that a demo belongs to, by its group. */
export function productOfDemo({ group }: { group: string }): ProductId {
  return group.startsWith('studio') ? 'studio' : 'core';
}

/** The sheet beside a demo's file. */
function sheetBeside(file: string): string {
  return join(dirname(file), 'index.css');
}

function demoFolders(files: ProjectFiles): DemoFolder[] {
  return foldersIn(files, DEMOS_FOLDER).flatMap((group) =>
    foldersIn(files, join(DEMOS_FOLDER, group)).map((folder) => ({ group, folder })),
  );
}

function nameOf({ group, folder }: DemoFolder): string {
  return pascalCase(group) + pascalCase(folder);
}

function readDemo(files: ProjectFiles, { group, folder }: DemoFolder): Demo {
  const stylings: Demo['stylings'] = {};
  for (const styling of CODE_STYLINGS) {
    const file = join(DEMOS_FOLDER, group, folder, styling, 'index.tsx');
    if (files.has(file)) stylings[styling] = readFile(files, file, styling);
  }
  const name = nameOf({ group, folder });
  return { name, group, stylings, problem: problemOf(name, stylings) };
}

function readFile(files: ProjectFiles, file: string, styling: CodeStyling): DemoFile {
  const sheet = sheetBeside(file);
  return { file, code: files.text(file), ...(styling === 'css' && files.has(sheet) && { sheet: files.text(sheet) }) };
}

function problemOf(name: string, stylings: Demo['stylings']): string | undefined {
  const all = Object.values(stylings);
  const [first] = all;
  const broken = all.find((one) => !/export default function \w+/.test(one.code));
  if (broken) return `The demo ${broken.file} has no default-exported function. Write \`export default function ${name}() { … }\`.`;
  if (first && !stylings[DEFAULT_CODE_STYLING])
    return `The demo ${first.file} has no other one in ${DEFAULT_CODE_STYLING}, which is shown first. Write ${DEFAULT_CODE_STYLING}/index.tsx beside its folder.`;
  if (stylings.css && stylings.css.sheet === undefined)
    return `The demo ${stylings.css.file} has no sheet. Write ${sheetBeside(stylings.css.file)}.`;
  return undefined;
}

function foldersIn(files: ProjectFiles, folder: string): string[] {
  return files
    .folders(folder)
    .filter((name) => !['node_modules', 'build', 'runtime'].includes(name))
    .sort();
}
