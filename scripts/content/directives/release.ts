import type { ProductId } from '../../../client/shared/product.ts';
import type { Translate } from '../../../client/shared/translate.ts';
import { type Delta, deltaOf } from '../../api/versions/delta.ts';
import { minorOf, type Version } from '../../api/versions/shapes.ts';
import { productOfFile } from '../../shared/content-files.ts';
import { kebabCase } from '../../shared/kebab-case.ts';
import type { ProjectFiles } from '../../shared/project-files.ts';
import { type Directive, directiveOf } from '../markdown/directive.ts';
import { report } from '../markdown/env.ts';
import { generatedProse } from '../markdown/prose.ts';

/** `::release{version="0.16"}` → what a version of the page's product added, changed and removed, and what it asks for or brings, out of the kept facts. */
export const directive: Directive = {
  form: 'leaf',
  attributes: ['version'],
  make: ({ token }, making) => {
    const { env, line } = making;
    const wanted = directiveOf(token).attributes.version ?? '';
    const product = productOfFile(env.file);
    const versions = env.project.versions(product);
    const at = versions.findIndex(({ version }) => minorOf(version) === wanted);
    const [before, own] = [versions[at - 1], versions[at]];
    if (!before || !own) {
      const known = versions.slice(1).map(({ version }) => minorOf(version));
      return report(env, line, `No facts of version \`${wanted}\` and one before it are kept. Use one of ${known.join(', ')}.`);
    }
    const t = env.project.words(env.language);
    return generatedProse(releaseMarkdown(own, before, { product, files: env.project, t }), making);
  },
};

type Told = { product: ProductId; files: ProjectFiles; t: Translate };

function releaseMarkdown({ facts, needs }: Version, before: Version, told: Told): string {
  const { t } = told;
  const delta = deltaOf(before.facts, facts);
  const isNew = (key: string) => !Object.hasOwn(before.facts, key);
  const set = Object.keys(delta.set);
  const exportsAmong = (keys: readonly string[]) => exportsOf(keys, delta, told);
  const parts = {
    needs: rangesOf(needs.peers, needs.optional, t),
    brings: rangesOf(needs.brings ?? {}, needs.optional, t),
    added: exportsAmong(set.filter(isNew)),
    changed: exportsAmong(set.filter((key) => !isNew(key))),
    removed: exportsAmong(delta.removed),
  };
  const lines = Object.entries(parts).flatMap(([title, names]) =>
    names.length > 0 ? [t('release.line', { title: t(`release.${title}`), names: names.join(t('release.and')) })] : [],
  );
  const isSame = set.length === 0 && delta.removed.length === 0;
  return [...lines, ...(isSame ? [t('release.same')] : [])].map((line) => `- ${line}`).join('\n');
}

/** Packages with their ranges. */
function rangesOf(packages: Readonly<Record<string, string>>, optional: readonly string[], t: Translate): string[] {
  return Object.entries(packages).map(([name, range]) => {
    const what = `\`${name}\` \`${range}\``;
    return optional.includes(name) ? t('release.optional', { what }) : what;
  });
}

/** Exports in the order of their names, each with its rows; of one that came or went as a whole the name alone. */
function exportsOf(keys: readonly string[], { set }: Delta, told: Told): string[] {
  const { t } = told;
  const whole = new Set(keys.filter((key) => !key.includes('.')));
  const rows = Map.groupBy(
    keys.filter((key) => key.includes('.') && !whole.has(ownerOf(key))),
    ownerOf,
  );
  return [...whole, ...rows.keys()].sort().map((name) => {
    const what = linked(name, told);
    const from = whole.has(name) ? set[name]?.from : undefined;
    if (from) return t('release.from', { what, path: `\`@toolpad/core/${from}\`` });
    const own = (rows.get(name) ?? []).map((key) => `\`${key.split('.').slice(2).join('.')}\``);
    return own.length > 0 ? t('release.rows', { what, rows: own.join(t('release.and')) }) : what;
  });
}

function ownerOf(key: string): string {
  return key.replace(/\..*/, '');
}

/** Where the pages about exports are, by product. */
const REFERENCES: Record<ProductId, readonly string[]> = {
  core: ['/toolpad/core/api'],
  studio: ['/toolpad/studio/reference/components', '/toolpad/studio/reference/api'],
};

/** The name of an export as code, which leads to its page. */
function linked(name: string, { product, files }: Told): string {
  const page = kebabCase(name);
  const home = REFERENCES[product].find((folder) => files.has(`content/${folder.replace('/toolpad', 'pages')}/${page}.md`));
  const path = files.has(`content/api/core/${page}.json`) && product === 'core' ? `/toolpad/core/api/${page}` : home && `${home}/${page}`;
  return path ? `[\`${name}\`](${path})` : `\`${name}\``;
}
