import { describe, expect, test } from 'vitest';
import { parseFrontmatter } from '../../../../scripts/content/frontmatter.ts';

const TITLE = 'title: Installation';
const DESCRIPTION = 'description: Add the kit to a project.';
const page = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\n# Body\n`;

/** The problems of a page, written `file:line: message`. */
const problemsOf = (source: string) =>
  parseFrontmatter('a.md', source).problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);

describe('parseFrontmatter', () => {
  test('reads a page with the defaults', () => {
    expect(parseFrontmatter('a.md', page(TITLE, DESCRIPTION))).toEqual({
      data: { title: 'Installation', description: 'Add the kit to a project.', layout: 'docs', components: [], ads: true },
      body: '\n# Body\n',
      bodyLine: 4,
      problems: [],
    });
  });

  test.each([
    ['layout: landing', { layout: 'landing' }],
    ['ads: false', { ads: false }],
    ['components: [Account, Crud]', { components: ['Account', 'Crud'] }],
    ['title: "Quoted: title"', { title: 'Quoted: title' }],
    [`title: ${'a'.repeat(70)}`, { title: 'a'.repeat(70) }],
    [`description: ${'a'.repeat(159)}!`, { description: `${'a'.repeat(159)}!` }],
  ])('reads %s', (line, expected) => {
    const rest = [TITLE, DESCRIPTION].filter((other) => other.split(':')[0] !== line.split(':')[0]);
    expect(parseFrontmatter('a.md', page(line, ...rest)).data).toMatchObject(expected);
  });

  test('reads line ends of Windows', () => {
    const { data, body, bodyLine } = parseFrontmatter('a.md', page(TITLE, DESCRIPTION).replaceAll('\n', '\r\n'));
    expect([data?.title, body, bodyLine]).toEqual(['Installation', '\r\n# Body\r\n', 4]);
  });

  test.each([
    ['no frontmatter', '# Body', 'a.md:1: The page has no frontmatter. Begin it with `---`, `title: …`, `description: …`, `---`.'],
    ['no title', page(DESCRIPTION), 'a.md:1: The key `title` is missing. Add a line such as `title: Installation` to the frontmatter.'],
    [
      'no description',
      page(TITLE),
      'a.md:1: The key `description` is missing. Add a line such as `description: Add the kit to a project.` to the frontmatter.',
    ],
    ['a title of 71 characters', page(`title: ${'a'.repeat(71)}`, DESCRIPTION), 'a.md:2: The title has 71 characters. Shorten it to 70.'],
    [
      'a description of 161 characters',
      page(TITLE, `description: ${'a'.repeat(160)}.`),
      'a.md:3: The description has 161 characters. Shorten it to 160.',
    ],
    [
      'a description that is no sentence',
      page(TITLE, 'description: Add the kit'),
      'a.md:3: The description does not end as a sentence. End it with a full stop or an exclamation mark.',
    ],
    ['an empty title', page('title: ""', DESCRIPTION), 'a.md:2: The title is empty. Write a line such as `title: Installation`.'],
    ['a title without a value', page('title:', DESCRIPTION), 'a.md:2: The title must be text. Write a line such as `title: Installation`.'],
    [
      'a wrong kind of value',
      page(TITLE, DESCRIPTION, 'ads: maybe'),
      'a.md:4: The key `ads` is not as expected: Invalid type: Expected boolean but received "maybe". Correct it.',
    ],
    [
      'a font that is not there',
      page(TITLE, DESCRIPTION, 'fonts: comic'),
      'a.md:4: The key `fonts` is not as expected: Invalid type: Expected "condensed" but received "comic". Correct it.',
    ],
    [
      'an unknown key of the hero',
      page(TITLE, DESCRIPTION, 'hero: { headline: A, lead: B, actions: [], cta: C }'),
      'a.md:4: The frontmatter has an unknown key `hero.cta`. Remove it, or correct its spelling.',
    ],
    [
      'a hero without actions',
      page(TITLE, DESCRIPTION, 'hero: { headline: A, lead: B }'),
      'a.md:4: The key `hero.actions` is missing. Add a line such as `actions: …` to the frontmatter.',
    ],
    [
      'an unknown key',
      page(TITLE, DESCRIPTION, 'productId: core'),
      'a.md:4: The frontmatter has an unknown key `productId`. Remove it, or correct its spelling.',
    ],
  ])('a page with %s is a problem', (_name, source, problem) => {
    expect(problemsOf(source)).toEqual([problem]);
  });

  test.each([
    ['an unclosed quote', page(TITLE, 'description: "Add'), 3],
    ['a second colon', page('title: a: b', DESCRIPTION), 2],
    ['a key that comes twice', page(TITLE, DESCRIPTION, 'title: Again'), 4],
  ])('YAML with %s is a problem at its line', (_name, source, line) => {
    const [problem, ...rest] = parseFrontmatter('a.md', source).problems;
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({ file: 'a.md', line });
    expect(problem?.message).toMatch(/^The frontmatter is not valid YAML: .+ Correct the line, or quote the text\.$/);
  });

  test('gives no data when something is wrong', () => {
    expect(parseFrontmatter('a.md', page(TITLE, DESCRIPTION, 'ads: maybe')).data).toBeUndefined();
  });

  test('names every problem at once', () => {
    expect(problemsOf(page('descripton: x')).length).toBe(3);
  });
});
