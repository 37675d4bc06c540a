import { plainName } from '../../client/shared/own-app/plain-name.ts';

/** An API as someone asked for it: its name, the prop or key of it behind a dot, and both in their plain forms. */
export type AskedApi = { name: string; key: string; member: string; memberKey: string };

/** Reads a name as it stands in code or in someone's mind: `<DashboardLayout />`, `usedialogs()`, `DashboardLayout.slotProps`. */
export function parseApiName(written: string): AskedApi {
  const bare = written
    .trim()
    .replace(/^.*@toolpad\/[\w-]+\//, '')
    .replace(/[`'"<>/(){};]/g, ' ')
    .trim();
  const [name = '', ...members] = bare.split('.');
  const member = members.at(-1) ?? '';
  return { name: name.trim(), key: plainName(name), member, memberKey: plainName(`${name}.${member}`) };
}

/** The rows of a page's tables whose first cell is a name, below their heads; nothing where there is none. */
export function rowsOf(markdown: string, name: string): string {
  const lines = markdown.split('\n');
  const wanted = new RegExp(`^\\| \`${name.replace(/[^\w]/g, '\\$&')}\``, 'i');
  const rows = lines.flatMap((line, at) => {
    if (!wanted.test(line)) return [];
    const head = lines.findLastIndex((other, before) => before < at && /^\|(?: --- \|)+$/.test(other));
    return [`${lines.slice(head - 1, head + 1).join('\n')}\n${line}`];
  });
  return rows.join('\n\n');
}
