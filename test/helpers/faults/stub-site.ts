import { leavesOf } from '../../../client/shared/navigation.ts';
import { TREES } from '../../../scripts/shared/content-files.ts';
import { realWords } from '../real-words.ts';

/** A page that says no more than its path. */
export function stubPage(path: string, body = '', extra = ''): string {
  return `---\ntitle: ${path}\ndescription: About ${path}.\n${extra}---\n${body}`;
}

/** What the build writes words of on every site. */
const WRITTEN = ['apiIndex', 'changesPage', 'colon'];

/** The files of a project that has a page for every entry of the navigation, a demo, two Chinese pages, and no fault; `change` adds or replaces some. */
export function stubSite(change: Record<string, string> = {}): Record<string, string> {
  const leaves = Object.values(TREES).flatMap(({ entries }) => leavesOf(entries).map(({ pathname }) => pathname));
  const pages = leaves.map((path) => [path.replace('/toolpad', 'content/pages').concat('.md'), stubPage(path)]);
  const landing = 'layout: landing\n';
  return {
    ...Object.fromEntries(pages),
    'content/pages/index.md': stubPage('/toolpad', '', landing),
    'content/pages/core.md': stubPage('/toolpad/core', '', landing),
    'content/pages/studio.md': stubPage('/toolpad/studio', '', landing),
    'content/pages/index.zh.md': '---\ntitle: 首页\ndescription: 关于首页。\n---\n',
    'content/pages/core/introduction.zh.md': '---\ntitle: 概述\ndescription: 关于概述。\n---\n',
    'content/demos/group/basic/system/index.tsx': 'export default function GroupBasic() {\n  return null;\n}\n',
    'content/translations/en.json': JSON.stringify({
      ...realWords('en', ...WRITTEN),
      ...{ ads: { tag: 'Ad', by: 'by' }, apiSection: 'See:', studioNotice: 'Deprecated.' },
    }),
    'content/translations/zh.json': JSON.stringify({
      ...realWords('zh', ...WRITTEN),
      ...{ ads: { tag: '广告' }, pages: { '/toolpad/core/intro-group': '介绍' } },
    }),
    'content/api/facts/studio.json': JSON.stringify({ command: 'npm run api', package: 'p@1.0.0', components: {} }),
    'content/guides.json': '{}',
    ...change,
  };
}
