import { describe, expect, test } from 'vitest';
import { products } from '../../../../content/products.ts';
import { readFacts } from '../../../../scripts/api/shapes.ts';
import { marksOf, versionsOfComponent } from '../../../../scripts/api/versions/marks.ts';
import { minorOf } from '../../../../scripts/api/versions/shapes.ts';
import { site } from '../../../helpers/project/site.ts';

const VERSIONS = site.versions('core');
const DOCUMENTED = VERSIONS.findIndex(({ version }) => products.core.versions.some(({ text }) => text === `v${version}`));
const THEME = "createTheme({ cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' }, colorSchemes: { dark: true } })";

const rowsIn = (name: string, minor: string) => {
  const facts = versionsOfComponent(VERSIONS, name).find(({ version }) => version === minor)?.facts;
  return [...(facts?.props ?? []), ...(facts?.slots ?? [])];
};

describe('The default of a version is that of its own code', () => {
  test.each([
    ['Account', 'signInButton', '0.6', 'Button'],
    ['Account', 'signInButton', '0.7', 'Button'],
    ['Account', 'signInButton', '0.8', 'SignInButton'],
    ['Account', 'signInButton', '0.16', 'SignInButton'],
    ['Account', 'signOutButton', '0.6', 'Button'],
    ['Account', 'signOutButton', '0.7', 'Button'],
    ['Account', 'signOutButton', '0.8', undefined],
    ['Account', 'signOutButton', '0.16', undefined],
    ['AppProvider', 'theme', '0.1', undefined],
    ['AppProvider', 'theme', '0.5', THEME],
    ['AppProvider', 'theme', '0.16', THEME],
    ['NextAppProvider', 'theme', '0.12', THEME],
    ['NextAppProvider', 'router', '0.16', "Next.js' router"],
    ['DashboardLayout', 'branding', '0.10', "the app provider's branding"],
  ])('%s.%s in %s', (name, row, minor, value) => {
    const found = rowsIn(name, minor).find((other) => other.name === row);
    expect(found).toBeDefined();
    expect(found?.default).toBe(value);
  });

  test.each(Object.entries(readFacts(site).facts?.components ?? {}))('%s of the documented version is as on its page', (name, facts) => {
    const defaults = (rows: readonly { name: string; default?: string }[]) =>
      Object.fromEntries(rows.map((row) => [row.name, row.default]));
    expect(defaults(rowsIn(name, minorOf(VERSIONS[DOCUMENTED]!.version)))).toEqual(defaults([...facts.props, ...facts.slots]));
  });
});

describe('A mark tells a change of the code, not of what its comments say', () => {
  test.each([
    ['Account', 'slots', 'signInButton', [['0.8', 'Button', 'SignInButton']]],
    ['Account', 'slots', 'signOutButton', [['0.8', 'Button', undefined]]],
    ['AppProvider', 'props', 'theme', [['0.5', undefined, THEME]]],
    ['NextAppProvider', 'props', 'theme', []],
    ['DashboardLayout', 'props', 'branding', []],
  ] as const)('%s.%s.%s', (name, kind, row, changes) => {
    const marks = marksOf(versionsOfComponent(VERSIONS, name), DOCUMENTED, kind, row);
    const told = marks.flatMap((mark) =>
      mark.kind === 'changed'
        ? mark.parts.map((part) => ({ version: mark.version, ...part })).filter(({ what }) => what === 'default')
        : [],
    );
    expect(told.map(({ version, before, after }) => [version, before, after])).toEqual(changes);
  });
});
