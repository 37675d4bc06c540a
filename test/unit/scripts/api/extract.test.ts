import { describe, expect, test } from 'vitest';
import { extractFacts, packageVersion } from '../../../../scripts/api/extract.ts';

describe('packageVersion', () => {
  test('is the documented one', () => {
    expect(packageVersion()).toBe('@toolpad/core@0.14.0');
  });
});

describe('extractFacts', () => {
  test('reads props with what is required, types as written, defaults and slots', { timeout: 30_000 }, () => {
    const { SignInPage, Account } = extractFacts(['SignInPage', 'Account']);
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
  ])('gives %s.%s the default of the code, not of its comment', { timeout: 30_000 }, (name, row, value) => {
    const facts = extractFacts([name])[name]!;
    expect([...facts.props, ...facts.slots].find((other) => other.name === row)?.default).toBe(value);
  });

  test('names what it could have read in place of an unknown component', { timeout: 30_000 }, () => {
    expect(() => extractFacts(['Dashboard'])).toThrow(
      /^content\/api\/core\/dashboard\.json:1: @toolpad\/core exports no component Dashboard\. Describe one of: .*DashboardLayout.*\.$/,
    );
  });
});
