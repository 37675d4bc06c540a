import { existsSync } from 'node:fs';
import type { Language } from '../../../client/shared/language.ts';
import type { ProductId } from '../../../client/shared/product.ts';
import { type Delta, deltaOf } from '../../api/versions/delta.ts';
import { minorOf, readVersions, type Version } from '../../api/versions/shapes.ts';
import { type MarkdownEnv, report } from '../markdown-env.ts';
import { kebabCase } from '../names.ts';
import type { DirectiveMeta } from '../plugins/directives.ts';
import { englishOf, productOfFile } from '../site.ts';
import type { BlockMaker } from './to-blocks.ts';
import { treeOf } from './tree.ts';

const WORDS: Record<
  Language,
  Record<'needs' | 'brings' | 'same' | 'optional' | 'added' | 'changed' | 'removed' | 'from' | 'of' | 'and', string>
> = {
  en: {
    needs: 'Peers',
    brings: 'Brings',
    same: 'The public API is the same.',
    optional: 'optional',
    added: 'Added',
    changed: 'Changed',
    removed: 'Removed',
    from: 'from',
    of: ': ',
    and: ', ',
  },
  zh: {
    needs: '对等依赖',
    brings: '自带',
    same: '公共 API 没有变化。',
    optional: '可选',
    added: '新增',
    changed: '改动',
    removed: '移除',
    from: '来自',
    of: '：',
    and: '、',
  },
};

/** `::release{version="0.16"}` → what a version of the page's product added, changed and removed, and what it asks for or brings, out of the kept facts. */
export const release: BlockMaker = ({ token }, { md, env, inner }) => {
  const line = token.map?.[0] ?? 0;
  const wanted = (token.meta as DirectiveMeta).attributes.version ?? '';
  const product = productOfFile(env.file);
  const versions = readVersions(product);
  const at = versions.findIndex(({ version }) => minorOf(version) === wanted);
  if (at < 1) {
    report(
      env,
      line,
      `No facts of version \`${wanted}\` and one before it are kept. Use one of ${versions
        .slice(1)
        .map(({ version }) => minorOf(version))
        .join(', ')}.`,
    );
    return undefined;
  }
  const words = WORDS[englishOf(env.file)?.language ?? 'en'];
  const own: MarkdownEnv = { ...env, original: undefined, links: [] };
  const [block] = inner(treeOf(md.parse(releaseMarkdown(versions[at]!, versions[at - 1]!, product, words), own)));
  env.links.push(...own.links.map((link) => ({ ...link, line: env.bodyLine + line + 1 })));
  // Search finds a prop by its API page; a list of all names would answer every query.
  return block?.kind === 'prose' ? { ...block, text: { ...block.text, pieces: [] } } : block;
};

type Words = (typeof WORDS)['en'];

function releaseMarkdown({ facts, needs }: Version, before: Version, product: ProductId, words: Words): string {
  const delta = deltaOf(before.facts, facts);
  const isNew = (key: string) => !Object.hasOwn(before.facts, key);
  const set = Object.keys(delta.set);
  const groups: [string, string[]][] = [
    [words.added, set.filter(isNew)],
    [words.changed, set.filter((key) => !isNew(key))],
    [words.removed, [...delta.removed]],
  ];
  const ranges = (packages: Readonly<Record<string, string>> = {}) =>
    Object.entries(packages).map(
      ([name, range]) => `\`${name}\` \`${range}\`${needs.optional.includes(name) ? ` (${words.optional})` : ''}`,
    );
  const beside = [
    [words.needs, ranges(needs.peers)],
    [words.brings, ranges(needs.brings)],
  ] as const;
  const lines = groups.flatMap(([title, keys]) =>
    keys.length > 0 ? [`- **${title}**${words.of}${exportsOf(keys, delta, product, words)}`] : [],
  );
  const told = beside.flatMap(([title, packages]) => (packages.length > 0 ? [`- **${title}**${words.of}${packages.join(words.and)}`] : []));
  return [...told, ...(lines.length > 0 ? lines : [`- ${words.same}`])].join('\n');
}

/** Exports in the order of their names, each with its rows; of one that came or went as a whole the name alone. */
function exportsOf(keys: readonly string[], { set }: Delta, product: ProductId, words: Words): string {
  const whole = new Set(keys.filter((key) => !key.includes('.')));
  const rows = Map.groupBy(
    keys.filter((key) => key.includes('.') && !whole.has(ownerOf(key))),
    ownerOf,
  );
  const told = [...whole, ...rows.keys()].sort().map((name) => {
    const from = whole.has(name) && set[name]?.from ? ` (${words.from} \`@toolpad/core/${set[name].from}\`)` : '';
    const own = (rows.get(name) ?? []).map((key) => `\`${key.split('.').slice(2).join('.')}\``);
    return `${linked(name, product)}${from}${own.length > 0 ? ` (${own.join(words.and)})` : ''}`;
  });
  return told.join(words.and);
}

function ownerOf(key: string): string {
  return key.split('.')[0]!;
}

/** Where the pages about exports are, by product. */
const REFERENCES: Record<ProductId, readonly string[]> = {
  core: ['/toolpad/core/api'],
  studio: ['/toolpad/studio/reference/components', '/toolpad/studio/reference/api'],
};

/** The name of an export as code, which leads to its page. */
function linked(name: string, product: ProductId): string {
  const page = kebabCase(name);
  const home = REFERENCES[product].find((folder) => existsSync(`content/${folder.replace('/toolpad', 'pages')}/${page}.md`));
  const path = existsSync(`content/api/core/${page}.json`) && product === 'core' ? `/toolpad/core/api/${page}` : home && `${home}/${page}`;
  return path ? `[\`${name}\`](${path})` : `\`${name}\``;
}
