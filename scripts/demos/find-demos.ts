import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_STYLINGS, type CodeStyling } from '../../client/shared/code-styling.ts';

export const DEMOS_FOLDER = 'content/demos';

/** A demo: a folder `content/demos/<group>/<name>` with an `index.tsx` for each styling. */
export type Demo = {
  /** PascalCase of group and name: its address, its anchor and the name of its component. */
  name: string;
  group: string;
  stylings: Partial<Record<CodeStyling, string>>;
  problem?: string;
};

/** All demos, found by folder. */
export function findDemos(): Demo[] {
  return foldersIn(DEMOS_FOLDER)
    .flatMap((group) => foldersIn(join(DEMOS_FOLDER, group)).map((name) => readDemo(group, name)))
    .filter((demo) => Object.keys(demo.stylings).length > 0);
}

/** The demo with this name, read afresh. */
export function findDemo(name: string): Demo | undefined {
  return findDemos().find((demo) => demo.name === name);
}

/** The stylings that a demo is written in, in the order of the menu. */
export function stylingsOf({ stylings }: Demo): CodeStyling[] {
  return CODE_STYLINGS.filter((styling) => stylings[styling]);
}

function readDemo(group: string, folder: string): Demo {
  const stylings: Demo['stylings'] = {};
  for (const styling of CODE_STYLINGS) {
    const file = join(DEMOS_FOLDER, group, folder, styling, 'index.tsx');
    if (existsSync(file)) stylings[styling] = file;
  }
  const name = pascalCase(group) + pascalCase(folder);
  const broken = Object.values(stylings).find((file) => !/export default function \w+/.test(readFileSync(file, 'utf8')));
  const problem = broken && `The demo ${broken} has no default-exported function. Write \`export default function ${name}() { … }\`.`;
  return { name, group, stylings, problem };
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
