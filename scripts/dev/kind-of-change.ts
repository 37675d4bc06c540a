import { existsSync } from 'node:fs';
import { DEMOS_FOLDER } from '../demos/find-demos.ts';
import { PAGES_FOLDER } from '../shared/content-files.ts';

/**
 * What an edit of a file means: `prose` is one page's text, `demo` one demo, `worker` what runs at the edge alone, `block` what the edge
 * draws and browsers may share, `client` what ships to browsers, `content` anything else that pages are made of, `public` a file served as
 * it is, and `session` the code of this server itself.
 */
export type Kind = 'prose' | 'demo' | 'worker' | 'block' | 'client' | 'content' | 'public' | 'session';

/** What editors and compilers leave beside files, names without an ending among them, and what is made from files. */
const IGNORED = /(?:^|\/)(?:build|node_modules)(?:\/|$)|~$|\.sw.$|\.tsbuildinfo$|\.md\.\w+$|(?:^|\/)[^./]+$/;
const DEMO = new RegExp(`^${DEMOS_FOLDER}/(?!runtime/)[^/]+/[^/]+/`);

/** Markdown that the build reads beside the pages. */
const COMPILED = /^content\/(?:kitchen-sink|translations\/[\w-]+)\.md$/;
/** What this server bundles once, for all demos. */
const OF_DEMOS = new RegExp(`^(?:${DEMOS_FOLDER}|client/demos)/`);

/** What an edit of a file means; nothing for a file that nothing is made from. */
export function kindOfChange(file: string): Kind | undefined {
  if (IGNORED.test(file)) return undefined;
  if (file.startsWith(`${PAGES_FOLDER}/`) && file.endsWith('.md')) return existsSync(file) ? 'prose' : 'content';
  if (COMPILED.test(file)) return 'content';
  if (file.endsWith('.md')) return undefined;
  // Style sheets are in what browsers get, wherever they stand.
  if (file.startsWith('worker/') && file.endsWith('.css')) return 'client';
  if (file.startsWith('client/blocks/')) return 'block';
  if (DEMO.test(file)) return 'demo';
  if (OF_DEMOS.test(file) || file.startsWith('scripts/') || file === 'wrangler.toml') return 'session';
  const [root] = file.split('/');
  return root === 'content' || root === 'worker' || root === 'client' || root === 'public' ? root : undefined;
}
