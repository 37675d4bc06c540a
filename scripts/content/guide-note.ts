import type { MarkdownEnv } from './markdown/env.ts';

/** The line at the end of a page whose guide has passed, as Markdown: what was run, with which versions, when. Empty for other pages. */
export function guideNote(path: string, { project, language, headings, headingWords }: MarkdownEnv): string {
  const pass = project.passes()[path];
  if (!pass) return '';
  const translate = project.words(language);
  const list = new Intl.ListFormat(language);
  const versions = spaced(list.format(Object.entries(pass.versions).map(([name, version]) => `${name} ${version}`)));
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(pass.passed));
  const links = headings.map(({ id }, index) => ({ id, link: `[${headingWords[index]}](#${id})` }));
  const followed = links.filter(({ id }) => pass.sections.includes(id)).map(({ link }) => link);
  const words = followed.length > 0 ? 'guideNote.parts' : 'guideNote.whole';
  return translate(words, { sections: list.format(followed), versions, date });
}

/** A list with the space between Chinese and Latin letters, which `Intl` leaves out. */
function spaced(list: string): string {
  return list.replace(/(?<=\p{Script=Han})(?=\w)|(?<=\w)(?=\p{Script=Han})/gu, ' ');
}
