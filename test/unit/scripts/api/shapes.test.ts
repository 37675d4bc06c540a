import { describe, expect, test } from 'vitest';
import { readDescriptions, readFacts } from '../../../../scripts/api/shapes.ts';
import { formatProblem } from '../../../../scripts/shared/problem.ts';
import { apiProject, DESCRIPTION, FACTS } from '../../../fixtures/api.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

const FILE = 'content/api/core/sign-in-page.json';
const FACTS_FILE = 'content/api/facts/core.json';

const problemsOf = (text: string) => {
  return readDescriptions(temporaryProject({ [FILE]: text })).flatMap(({ problems }) => problems.map(formatProblem));
};
const changed = (change: object) => JSON.stringify({ ...DESCRIPTION, ...change }, null, 2);

describe('readDescriptions', () => {
  test('reads what is as it should be', () => {
    const project = temporaryProject(apiProject());
    expect(readDescriptions(project).map(({ description, problems }) => [description, problems])).toEqual([[DESCRIPTION, []]]);
  });

  test.each([
    ['an unknown key', changed({ propz: {} }), ':22: The key `propz` is unknown. Remove it, or correct its spelling.'],
    ['a missing key', changed({ notes: undefined }), ':1: The key `notes` is missing. Add it; it may be empty if it holds a list.'],
    ['an empty text', changed({ summary: '' }), ':5: A text is empty. Write it, or remove its key.'],
    [
      'a name that is no component',
      changed({ name: 'useDialogs' }),
      ':2: The name is not that of a component. Write it as it is exported, such as `DashboardLayout`.',
    ],
    [
      'a name that is not the file',
      changed({ name: 'SignOutButton' }),
      ':2: The file describes SignOutButton but is named sign-in-page.json. Rename it to sign-out-button.json, or correct the name.',
    ],
    ['a long description', changed({ description: `${'a'.repeat(160)}.` }), ':4: The description has 161 characters. Shorten it to 160.'],
    [
      'a description that is no sentence',
      changed({ description: 'Props' }),
      ':4: The description does not end as a sentence. End it with a full stop or an exclamation mark.',
    ],
  ])('reports %s with its line', (_name, text, problem) => {
    expect(problemsOf(text)).toEqual([FILE + problem]);
  });

  test('reports a file that is no JSON', () => {
    expect(problemsOf('{ "name": ')).toEqual([
      expect.stringMatching(/^content\/api\/core\/sign-in-page\.json:1: The file is not valid JSON: .+ Write JSON: .+\.$/),
    ]);
  });
});

describe('readFacts', () => {
  test('reads the committed facts', () => {
    const project = temporaryProject(apiProject());
    expect(readFacts(project)).toEqual({
      facts: { command: 'npm run api', package: '@toolpad/core@0.14.0', components: { SignInPage: FACTS } },
      problems: [],
    });
  });

  test('asks for facts that are not there', () => {
    const project = temporaryProject({});
    expect(readFacts(project).problems.map(formatProblem)).toEqual([
      `${FACTS_FILE}:1: The facts of the API reference cannot be read. Run \`npm run api\`.`,
    ]);
  });
});
