import { describe, expect, test } from 'vitest';
import { apiPages } from '../../../../../scripts/content/api/api-pages.ts';
import type { MarkdownPage } from '../../../../../scripts/content/compile-page.ts';
import { createMarkdown } from '../../../../../scripts/content/markdown.ts';
import { apiProject, DESCRIPTION, FACTS } from '../../../../fixtures/api.ts';
import { htmlOfBlocks } from '../../../../helpers/html/markdown.tsx';
import { temporaryProject } from '../../../../helpers/project/temporary-project.ts';

const [PROVIDERS, SLOTS] = FACTS.props;

function pageWith(description: object, facts: object = FACTS): MarkdownPage {
  const project = temporaryProject(apiProject({ ...DESCRIPTION, ...description }, { SignInPage: facts }));
  const { pages, problems } = apiPages(project, createMarkdown());
  expect(problems).toEqual([]);
  return pages[0]!;
}

const htmlWith = (description: object, facts?: object) => htmlOfBlocks(pageWith(description, facts).blocks);

/** What a reader of a page reads. */
const textWith = (description: object, facts?: object) =>
  htmlWith(description, facts)
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ');

describe('the page of a component', () => {
  test.each([
    ['of the package, two ways', {}, ["from '@toolpad/core/SignInPage' ;", '// or', "from '@toolpad/core' ;"]],
    ['of a framework, one', { group: 'nextjs' }, ["from '@toolpad/core/nextjs' ;"]],
  ])('imports a component %s', (_, description, lines) => {
    expect(textWith(description).match(/from '@toolpad[^;]+;|\/\/ or/g)).toEqual(lines);
    expect(textWith(description)).toContain(`import { SignInPage } ${lines[0]}`);
  });

  test('lists each note and each demo', () => {
    const html = htmlWith({ notes: ['One.', 'Two.'], demos: [...DESCRIPTION.demos, { text: 'More', href: '/toolpad/core' }] });
    expect(html).toMatch(/<li>One\.<\/li>\n<li>Two\.<\/li>/);
    expect(html).toMatch(/react-sign-in-page">Sign-in Page<\/a><\/li>\n<li><a href="\/toolpad\/core">More<\/a><\/li>/);
  });

  test('has no heading for notes and demos that are not there', () => {
    const { env } = pageWith({ notes: [], demos: [] });
    expect(env.headings.map(({ id }) => id)).toEqual(['import', 'props', 'slots', 'inheritance-and-theming', 'source-code']);
  });

  test('explains the star where one prop of two is required, and how slots are given', () => {
    const text = textWith({});
    for (const words of ['A star (*) marks the props', 'in slots , and props for them in slotProps']) expect(text).toContain(words);
  });

  test.each([
    ['explains no star where no prop is required', { ...FACTS, props: [{ ...PROVIDERS, required: false }, SLOTS] }, 'slotProps', 'A star'],
    ['says nothing of slots where there are none', { ...FACTS, slots: [] }, 'A star', 'slotProps'],
    [
      'says that there are no props besides those above',
      { ...FACTS, inherits: null },
      'takes no props besides those above',
      'are taken too',
    ],
    [
      'says nothing of props above where there are none',
      { ...FACTS, props: [], slots: [], inherits: null },
      'The component forwards no ref',
      'besides those above',
    ],
  ])('%s', (_, facts, words, others) => {
    const props = facts.props.length > 0 ? DESCRIPTION.props : {};
    const slots = facts.slots.length > 0 ? DESCRIPTION.slots : {};
    const text = textWith({ props, slots }, facts);
    expect([text.includes(words), text.includes(others)]).toEqual([true, false]);
  });

  test('links to each base, by the name of its component', () => {
    expect(htmlWith({}, { ...FACTS, inherits: 'ContainerProps, PropsListProps' })).toMatch(
      /api\/container\/"[^>]*>Container<\/a> and <a href="https:\/\/mui\.com\/material-ui\/api\/props-list\/"[^>]*>PropsList<\/a>/,
    );
  });
});
