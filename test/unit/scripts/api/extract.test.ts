import { beforeAll, describe, expect, test } from 'vitest';
import { extractFacts, packageVersion } from '../../../../scripts/api/extract.ts';
import type { ComponentFacts } from '../../../../scripts/api/shapes.ts';
import { site } from '../../../helpers/project/site.ts';

describe('packageVersion', () => {
  test('is the documented one', () => {
    expect(packageVersion(site)).toBe('@toolpad/core@0.14.0');
  });
});

describe('extractFacts', () => {
  // Read once: the compiler takes in all of Material UI each time.
  let facts: Record<string, ComponentFacts>;
  beforeAll(() => {
    facts = extractFacts(site, ['SignInPage', 'Account', 'DialogsProvider', 'DashboardLayout', 'NextAppProvider']);
  }, 120_000);

  test('reads props with what is required, types as written, defaults and slots', () => {
    const { SignInPage, Account } = facts;
    expect(SignInPage?.props.map(({ name, required }) => [name, required])).toContainEqual(['providers', false]);
    expect(SignInPage?.slots.map(({ name }) => name)).toContain('emailField');
    expect(Account?.slots.map(({ name }) => name)).toEqual(['popover', 'popoverContent', 'preview', 'signInButton', 'signOutButton']);
  });

  test.each([
    ['DialogsProvider', 'unmountAfter', '1000'],
    ['DashboardLayout', 'navigation', "the app provider's navigation"],
    ['NextAppProvider', 'window', undefined],
    ['NextAppProvider', 'router', "Next.js' router"],
    ['Account', 'signOutButton', undefined],
  ])('gives %s.%s the default of the code, not of its comment', (name, row, value) => {
    const { props, slots } = facts[name]!;
    expect([...props, ...slots].find((other) => other.name === row)?.default).toBe(value);
  });

  test('names what it could have read in place of an unknown component', { timeout: 120_000 }, () => {
    expect(() => extractFacts(site, ['Dashboard'])).toThrow(
      /^content\/api\/core\/dashboard\.json:1: @toolpad\/core exports no component Dashboard\. Describe one of: .*DashboardLayout.*\.$/,
    );
  });
});
