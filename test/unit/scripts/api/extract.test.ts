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

  test('names what it could have read in place of an unknown component', { timeout: 30_000 }, () => {
    expect(() => extractFacts(['Dashboard'])).toThrow(
      /^content\/api\/core\/dashboard\.json:1: @toolpad\/core exports no component Dashboard\. Describe one of: .*DashboardLayout.*\.$/,
    );
  });
});
