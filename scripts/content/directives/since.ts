import { markMarkdown } from '../../../client/blocks/api-table/mark-text.ts';
import { codeSpan } from '../../../client/blocks/markdown-text.ts';
import { joinSentences } from '../../../client/shared/join-sentences.ts';
import type { Translate } from '../../../client/shared/translate.ts';
import { products } from '../../../content/products.ts';
import { marksOfFact, sinceOf } from '../../api/versions/marks.ts';
import { documentedIn, minorOf, type Version } from '../../api/versions/shapes.ts';
import { productOfFile } from '../../shared/content-files.ts';
import { type Directive, directiveOf } from '../markdown/directive.ts';
import { report } from '../markdown/env.ts';
import { generatedProse } from '../markdown/prose.ts';

/**
 * `::since{of="getContext ServerContext"}` → since which version the page's product has the first of these exports, and what other
 * versions have otherwise in any of them or in their keys, out of the kept facts.
 */
export const directive: Directive = {
  form: 'leaf',
  attributes: ['of'],
  make: ({ token }, making) => {
    const { env, line } = making;
    const names = (directiveOf(token).attributes.of ?? '').split(' ');
    const product = productOfFile(env.file);
    const versions = env.project.versions(product);
    const at = documentedIn(versions, product);
    const unknown = names.find((name) => !versions[at]?.facts[name]);
    if (unknown !== undefined)
      return report(env, line, `The documented version of ${products[product].name} exports no \`${unknown}\`. Correct the name.`);
    return generatedProse(sinceMarkdown(names, versions, at, products[product].name, env.project.words(env.language)), making);
  },
};

function sinceMarkdown(names: readonly string[], versions: readonly Version[], at: number, product: string, t: Translate): string {
  const [first = ''] = names;
  const there = versions.map(({ facts }) => facts[first]);
  const values = {
    name: codeSpan(first),
    product,
    since: sinceOf(there, versions, at) ?? '',
    latest: minorOf(versions.at(-1)?.version ?? ''),
  };
  const marks = names.flatMap((name) =>
    keysOf(name, versions).flatMap((key) => marksOfFact(versions, at, key, ownerOf(key, name, first)).map((mark) => [key, mark] as const)),
  );
  if (marks.length === 0) return joinSentences([t('apiVersions.since', values), t('apiVersions.same', values)]);
  const lines = marks.map(([key, mark]) => `- ${codeSpan(spoken(key))}: ${markMarkdown(mark, t)}`);
  return `${t('apiVersions.since', values)}\n\n${lines.join('\n')}`;
}

/** An export and its rows, of all versions. */
function keysOf(name: string, versions: readonly Version[]): string[] {
  const keys = versions.flatMap(({ facts }) => Object.keys(facts)).filter((key) => key === name || key.startsWith(`${name}.`));
  return [...new Set(keys)].sort();
}

/** A row is as old as its export, and an export as the first of the page, unless it says otherwise. */
function ownerOf(key: string, name: string, first: string): string {
  return key === name ? first : name;
}

/** `ServerContext.key.cookies` → `ServerContext.cookies`. */
function spoken(key: string): string {
  const [name, , ...row] = key.split('.');
  return [name, ...row].join('.');
}
