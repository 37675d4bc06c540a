import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { temporaryProject } from '../../helpers/project/temporary-project.ts';

type Lists = 'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
  Lists,
  Record<string, string>
>;
const FOLDERS = '.github,client,content,docs,public,scripts,test,worker';
const DOCUMENTS = globSync(`{*.md,{${FOLDERS}}/**/*.md}`, {
  exclude: ['**/node_modules', 'content/pages', 'content/kitchen-sink.md', 'CHANGELOG.md'],
}).sort();

/** A document without its fenced code. */
const proseOf = (file: string) => read(file).replace(/^ *```[\s\S]*?^ *```$/gm, '');

/** The ids that GitHub gives the headings of a document. */
function anchorsOf(file: string): string[] {
  const headings = [...proseOf(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) => text);
  return headings.map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links of a document that lead nowhere in this repository. */
function brokenLinks(file: string): string[] {
  const text = proseOf(file).replace(/`[^`\n]+`/g, 'code');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '');
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const linked = path === '' ? file : join(dirname(file), path);
    return !existsSync(linked) || (anchor !== undefined && !anchorsOf(linked).includes(anchor));
  });
}

/** The files that a document names in code, by their path from the root or from the document, and that are not there. `<name>`, `*` and `…` stand for others. */
function missingFiles(file: string): string[] {
  const folders = /^(?:worker|client|content|scripts|test|docs|public|\.github)\//;
  const paths = [...proseOf(file).matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, path = '']) => path);
  const meant = paths.filter((path) => !/[<*…{]/.test(path) && (folders.test(path) || path.endsWith('.ts')));
  return meant.filter((path) => !existsSync(path) && !existsSync(join(dirname(file), path)));
}

describe.each(DOCUMENTS)('%s', (file) => {
  test('has only links and files that are there', () => {
    expect(brokenLinks(file)).toEqual([]);
    expect(missingFiles(file)).toEqual([]);
  });

  test('names only commands of package.json', () => {
    const names = [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('a link, an anchor, and a file that lead nowhere are noticed', () => {
  const lines = ['[a](b.md) [c](#d) [e](#f-1) `scripts/none.ts` `scripts/<name>.ts`', '## F 1', '```md', '[g](h.md)', '```'];
  const file = temporaryProject({ 'a.md': lines.join('\n') }).at('a.md');
  expect(brokenLinks(file)).toEqual(['b.md', '#d']);
  expect(missingFiles(file)).toEqual(['scripts/none.ts']);
});

describe('the door', () => {
  test('the README has at most 100 lines and one picture, whose files are light', () => {
    const readme = read('README.md');
    expect(readme.split('\n').length).toBeLessThanOrEqual(101);
    expect(readme.match(/<img /g)).toHaveLength(1);
    const pictures = globSync('docs/*.webp');
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(statSync(picture).size).toBeLessThanOrEqual(80 * 1024);
  });

  test('every document can be reached from the README', () => {
    const reached = new Set(['README.md']);
    for (const file of reached)
      for (const [, target = ''] of proseOf(file).matchAll(/\]\(([^)#\s]+\.md)[^)]*\)/g))
        if (!/^[a-z]+:/.test(target)) reached.add(join(dirname(file), target));
    const inside = DOCUMENTS.filter((file) => !file.startsWith('.github/'));
    expect(inside.filter((file) => !reached.has(file))).toEqual([]);
  });

  test('CONTRIBUTING names every command', () => {
    const text = read('CONTRIBUTING.md');
    const named = Object.keys(scripts).filter((name) => text.includes(`npm run ${name}`) || ['start', 'test'].includes(name));
    expect(named).toEqual(Object.keys(scripts));
  });

  test('worker/README names every variable', () => {
    const { vars } = parse(read('wrangler.toml')) as { vars: Record<string, string> };
    const text = read('worker/README.md');
    expect(Object.keys(vars).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  test('every package has a reason, and every reason a package', () => {
    const installed = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const rows = read('docs/decisions/packages.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    const covers = (pattern: string, name: string) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name);
    expect(installed.filter((name) => !named.some((pattern) => covers(pattern, name)))).toEqual([]);
    expect(named.filter((pattern) => !installed.some((name) => covers(pattern, name)))).toEqual([]);
  });
});
