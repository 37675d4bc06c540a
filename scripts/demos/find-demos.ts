import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CODE_STYLINGS, type CodeStyling, DEFAULT_CODE_STYLING } from '../../client/shared/preferences/code-styling.ts';
import type { ProductId } from '../../client/shared/product.ts';

export const DEMOS_FOLDER = 'content/demos';

/** A demo: a folder `content/demos/<group>/<name>` with an `index.tsx` for each styling. */
export type Demo = {
  /** PascalCase of group and name: its address, its anchor and the name of its component. */
  name: string;
  group: string;
  stylings: Partial<Record<CodeStyling, string>>;
  problem?: string;
};

/** Where a demo is written. */
type DemoFolder = { group: string; folder: string };

/** A demo in one styling: a document and a source page of its own. */
export type StyledDemo = {
  /** Its address: the demo's name, after the styling's unless that is the first. */
  name: string;
  group: string;
  styling: CodeStyling;
  file: string;
};

/** All demos, found by folder. */
export function findDemos(): Demo[] {
  return demoFolders().map(readDemo).filter(isWritten);
}

/** The demo with this name, as it is on disk now. */
export function findDemo(name: string): Demo | undefined {
  return demoFolders()
    .filter((folder) => nameOf(folder) === name)
    .map(readDemo)
    .find(isWritten);
}

/** The stylings that a demo is written in, in the order of the menu. */
export function stylingsOf({ stylings }: Demo): CodeStyling[] {
  return CODE_STYLINGS.filter((styling) => stylings[styling]);
}

/** A demo in each of its stylings, in the order of the menu. */
export function styledDemos(demo: Demo): StyledDemo[] {
  return stylingsOf(demo).map((styling) => ({
    name: styling === DEFAULT_CODE_STYLING ? demo.name : `${styling}-${demo.name}`,
    group: demo.group,
    styling,
    file: demo.stylings[styling]!,
  }));
}

/** The product that a demo belongs to, by its group. */
export function productOfDemo({ group }: { group: string }): ProductId {
  return group.startsWith('studio') ? 'studio' : 'core';
}

/** The sheet beside a demo's file. */
export function sheetBeside(file: string): string {
  return join(dirname(file), 'index.css');
}

function demoFolders(): DemoFolder[] {
  return foldersIn(DEMOS_FOLDER).flatMap((group) => foldersIn(join(DEMOS_FOLDER, group)).map((folder) => ({ group, folder })));
}

function nameOf({ group, folder }: DemoFolder): string {
  return pascalCase(group) + pascalCase(folder);
}

function isWritten({ stylings }: Demo): boolean {
  return Object.keys(stylings).length > 0;
}

function readDemo({ group, folder }: DemoFolder): Demo {
  const stylings: Demo['stylings'] = {};
  for (const styling of CODE_STYLINGS) {
    const file = join(DEMOS_FOLDER, group, folder, styling, 'index.tsx');
    if (existsSync(file)) stylings[styling] = file;
  }
  const name = nameOf({ group, folder });
  return { name, group, stylings, problem: problemOf(name, stylings) };
}

function problemOf(name: string, stylings: Demo['stylings']): string | undefined {
  const files = Object.values(stylings);
  const broken = files.find((file) => !/export default function \w+/.test(readFileSync(file, 'utf8')));
  if (broken) return `The demo ${broken} has no default-exported function. Write \`export default function ${name}() { … }\`.`;
  if (files.length > 0 && !stylings[DEFAULT_CODE_STYLING])
    return `The demo ${files[0]} has no other one in ${DEFAULT_CODE_STYLING}, which is shown first. Write ${DEFAULT_CODE_STYLING}/index.tsx beside its folder.`;
  if (stylings.css && !existsSync(sheetBeside(stylings.css)))
    return `The demo ${stylings.css} has no sheet. Write ${sheetBeside(stylings.css)}.`;
  return undefined;
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'build', 'runtime'].includes(entry.name))
    .map((entry) => entry.name)
    .sort();
}

function pascalCase(text: string): string {
  return text.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
