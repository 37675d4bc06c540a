import { describe, expect, test } from 'vitest';
import { checkFacts } from '../../../../scripts/api/check.ts';
import { apiPages } from '../../../../scripts/content/api/api-pages.ts';
import { createMarkdown } from '../../../../scripts/content/markdown.ts';
import { formatProblem } from '../../../../scripts/shared/problem.ts';
import { apiProject, DESCRIPTION } from '../../../fixtures/api.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

const PACKAGE = 'content/demos/node_modules/@toolpad/core';
const FACTS_FILE = 'content/api/facts/core.json';
const described = { ...DESCRIPTION, props: { providers: 'The providers.' }, slots: {} };
const factsOf = (prop: string) => ({
  SignInPage: { props: [{ name: prop, required: true, type: 'string[]' }], slots: [], inherits: null, inheritedCount: 0 },
});

/** A project with facts, and with an installed package that has a component with one prop. */
function project({ version = '0.14.0', prop = 'providers', facts = factsOf('providers') as object }) {
  return temporaryProject({
    ...apiProject(described, facts),
    [`${PACKAGE}/package.json`]: JSON.stringify({
      name: '@toolpad/core',
      version,
      exports: { '.': './index.d.ts', './*': './empty.d.ts' },
    }),
    [`${PACKAGE}/index.d.ts`]: `export interface SignInPageProps { ${prop}: string[] }\nexport declare function SignInPage(props: SignInPageProps): null;\n`,
    [`${PACKAGE}/empty.d.ts`]: 'export {};\n',
  });
}

describe('checkFacts', { timeout: 30_000 }, () => {
  test.each([
    ['finds nothing where facts and package agree', {}, []],
    [
      'names another version',
      { version: '0.15.0' },
      [`${FACTS_FILE}:1: The facts are those of @toolpad/core@0.14.0, but @toolpad/core@0.15.0 is installed. Run \`npm run api\`.`],
    ],
    [
      'names a component whose prop was renamed',
      { prop: 'ways' },
      [`${FACTS_FILE}:1: The facts of SignInPage are not those of the installed package. Run \`npm run api\`.`],
    ],
    ['names a component without facts', { facts: {} }, [`${FACTS_FILE}:1: The facts lack SignInPage. Run \`npm run api\`.`]],
    [
      'names facts without a description',
      { facts: { ...factsOf('providers'), Account: factsOf('slots').SignInPage } },
      [`${FACTS_FILE}:1: The facts hold Account, which no file describes. Run \`npm run api\`.`],
    ],
  ])('%s', (_name, change, problems) => {
    expect(checkFacts(project(change)).map(formatProblem)).toEqual(problems);
  });

  test('once the facts are read again, a renamed prop lacks its text and leaves a text without a prop', () => {
    const ways = project({ prop: 'ways', facts: factsOf('ways') });
    expect(checkFacts(ways)).toEqual([]);
    expect(apiPages(ways, createMarkdown()).problems.map(formatProblem)).toEqual([
      'content/api/core/sign-in-page.json:12: The prop `ways` of SignInPage has no description. Write one as "props.ways".',
      'content/api/core/sign-in-page.json:13: SignInPage has no prop `providers`. Remove its description, or correct the name.',
    ]);
  });
});
