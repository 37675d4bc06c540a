import { DEFAULT_PACKAGE_MANAGER, PACKAGE_MANAGERS, type PackageManager } from '../../client/shared/preferences/package-manager.ts';

/** A command under the name of its tool, as a tab becomes in Markdown. */
const TAB = `\\*\\*(?<name>${PACKAGE_MANAGERS.join('|')})\\*\\*\\n\\n(?<code>(?<fence>\`{3,})\\w*\\n[\\s\\S]*?\\n\\k<fence>)(?:\\n\\n|\\n?$)`;
const TABS = new RegExp(`^(?:${TAB})+`, 'gm');

/** A text with the commands of one package manager, without its name; tabs that lack it become their first, as on pages. */
export function onePackageManager(markdown: string, wanted: PackageManager = DEFAULT_PACKAGE_MANAGER): string {
  return markdown.replace(TABS, (run) => {
    const tabs = [...run.matchAll(new RegExp(TAB, 'gm'))].map(({ groups = {} }) => groups);
    const tab = tabs.find(({ name }) => name === wanted) ?? tabs[0];
    return `${tab?.code}\n\n`;
  });
}
