/** What `changelogOf` reads of a commit: its day and the tags on it, then its subject, in one line of git's log. */
export const FORMAT = '%cs%x09%D%x09%s';

const SUBJECT = /^([a-z][a-z\d ,-]*): (\S.*)$/;
const MAX_LENGTH = 72;

/** What is wrong with a commit's subject, and how it is written; nothing if it is fine. */
export function subjectProblem(subject: string): string | undefined {
  if (!SUBJECT.test(subject)) return `\`${subject}\` does not name its area. Write \`area: imperative summary\`.`;
  if (subject.length <= MAX_LENGTH) return undefined;
  return `\`${subject}\` has ${subject.length} characters. Shorten it to ${MAX_LENGTH}.`;
}

/**
 * The changelog of a log with the newest commit first: a chapter for each tag `v*`, before them the days since the last one, and below
 * each the areas in order of the alphabet.
 */
export function changelogOf(log: string): string {
  const chapters = new Map<string, Map<string, string[]>>();
  let release = '';
  for (const line of log.split('\n').filter(Boolean)) {
    const [day = '', refs = '', subject = ''] = line.split('\t');
    const tag = /tag: (v[^,\s]+)/.exec(refs)?.[1];
    if (tag) release = `${tag} (${day})`;
    const [, area = 'other', summary = subject] = SUBJECT.exec(subject) ?? [];
    // The list itself is no change.
    if (area === 'changelog') continue;
    const areas = chapters.get(release || day) ?? new Map<string, string[]>();
    chapters.set(release || day, areas.set(area, [...(areas.get(area) ?? []), summary]));
  }
  const parts = [...chapters].map(([title, areas]) => `## ${title}\n\n${[...areas].sort(byName).map(areaLines).join('\n')}\n`);
  return `# Changelog\n\nMade from the commits by \`npm run changelog\`; not to be edited.\n\n${parts.join('\n')}`;
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b, 'en');

function areaLines([area, summaries]: [string, string[]]): string {
  return summaries.map((summary) => `- **${area}**: ${escapeMarkdown(summary)}`).join('\n');
}

/** A subject is plain text: what would be read as Markdown or HTML is not. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}
