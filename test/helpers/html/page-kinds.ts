import { inject } from 'vitest';
import { paths } from '#content';
import { cover } from './cover.ts';

/** Names that say what something is, not how it looks: Emotion's are made of rules. */
const isKind = (name: string) => name !== '' && !/^css-/.test(name);

/** Attributes that tell one thing from others of its kind: a demo's files, the words over a table's column, what is counted. */
const NAMES = /^data-(?:files|head|height|lines|rows|ga-|copied|config)/;

/** The kinds of things on a page: every class, element, island and data attribute of its HTML. */
function kindsIn(html: string): Set<string> {
  const body = html.slice(html.indexOf('<body'));
  const classes = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ').filter(isKind));
  const marks = [...body.matchAll(/<([a-z][\w-]*)|\s(data-[\w-]+(?:="[\w-]*")?)/g)].map(([, element, mark]) => element ?? mark ?? '');
  return new Set([...classes, ...marks.filter((mark) => !NAMES.test(mark))]);
}

/** Pages that together hold every kind of thing that any page holds, as the site serves them now; the richest first. */
export async function pagesOfEveryKind(): Promise<string[]> {
  const site = inject('siteUrl');
  const pages = await Promise.all(paths.map(async (path) => [path, kindsIn(await (await fetch(site + path)).text())] as const));
  return cover(new Map(pages));
}
