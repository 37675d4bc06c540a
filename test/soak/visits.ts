import { createHash } from 'node:crypto';
import type { Agent } from 'node:http';
import { demoNames } from '#content';
import { LOCALIZED_PAGES, PAGE } from '../helpers/html/pages.ts';
import { type Answered, type Asked, ask } from './ask.ts';

const STAMPS = ['', 'mui-mode=dark', 'direction=rtl; dense=true', 'codeVariant=JS; mui-mode=light'];
const SEARCHES = ['dashboard layout', 'sign in', 'data grid', '导航', 'nothing like it'];

const every = (list: readonly string[], step: number) => list.filter((_, index) => index % step === 0);

/** What readers and agents ask for, and whose answer depends on nothing but the build: each address with a reader's cookies. */
const VISITS: Asked[] = [
  ...every(LOCALIZED_PAGES, 4).map((path, index) => ({ path, headers: { Cookie: STAMPS[index % STAMPS.length]! } })),
  ...every(LOCALIZED_PAGES, 12).map((path) => ({ path: `${path}.md` })),
  ...every(demoNames, 12).map((name) => ({ path: `/toolpad/_demo/${name}` })),
  ...SEARCHES.map((words) => ({ path: `/toolpad/_edge/search?q=${encodeURIComponent(words)}` })),
  ...['', '/zh'].map((language) => ({ path: `${language}/toolpad/search?q=dialog` })),
  { path: '/toolpad' },
  { path: PAGE, headers: { Accept: 'text/markdown' } },
  { path: '/toolpad/core/nothing' },
  { path: '/toolpad/core/introduction/' },
  { path: '/llms.txt' },
  { path: '/sitemap.xml' },
];

/** An address, and what a site where nothing fails answers to it. */
export type Visit = Asked & { isRight: (answer: Answered) => boolean };

/** Notes what a healthy site of a build answers; every build answers so, but for its own name. */
export async function noteVisits(agent: Agent, port: number, builds: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const asked of VISITS) {
    const expected = markOf((await ask(agent, port, asked, 'plain'))!, builds);
    visits.push({ ...asked, isRight: (answer) => markOf(answer, builds) === expected });
  }
  return visits;
}

/** The rules of a page stand in the order in which its isolate first used them, whatever page that was for. */
const RULES = /<style data-styles="\w+ ([^"]*)"[^>]*>.*?<\/style>/gs;

function markOf({ status, body }: Answered, builds: readonly string[]): string {
  const sorted = body.replace(RULES, (_, ids: string) => ids.split(' ').sort().join(' '));
  const text = builds.reduce((left, build) => left.replaceAll(build, ''), sorted);
  return `${status} ${createHash('sha256').update(text).digest('hex')}`;
}
