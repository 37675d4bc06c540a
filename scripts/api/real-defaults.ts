import type { ComponentFacts, Row } from './shapes.ts';
import { byVersion } from './versions/shapes.ts';

/** What the code does instead of what a comment says of a prop or slot, from a minor on until the next correction of the same row. */
type Correction = {
  of: `${string}.${string}`;
  from: string;
  /** Nothing where the code has no default at all. */
  is?: string;
  because: string;
};

/** Defaults that the package's comments get wrong, of each row in the order of the versions. */
const CORRECTIONS: readonly Correction[] = [
  { of: 'Account.signInButton', from: '0.8', is: 'SignInButton', because: 'Account.js renders SignInButton, which wraps Button' },
  { of: 'Account.signOutButton', from: '0.6', is: 'Button', because: 'Account.js renders a Button, not a MenuItem' },
  { of: 'Account.signOutButton', from: '0.8', because: 'Account.js never renders the slot' },
  {
    of: 'AppProvider.theme',
    from: '0.5',
    is: "createTheme({ cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' }, colorSchemes: { dark: true } })",
    because: 'AppProvider.js has a createTheme of its own, from 0.15 on called createDefaultTheme',
  },
  { of: 'AppProvider.window', from: '0.5', because: 'AppProvider.js destructures window without a default' },
  {
    of: 'DashboardLayout.appTitle',
    from: '0.11',
    is: 'AppTitle',
    because: 'DashboardLayout.js, from 0.16 on its DashboardHeader.js, renders the internal AppTitle: logo and title in a link',
  },
  {
    of: 'DashboardLayout.branding',
    from: '0.10',
    is: "the app provider's branding",
    because: 'DashboardLayout.js, from 0.16 on its DashboardHeader.js, falls back on BrandingContext',
  },
  {
    of: 'DashboardLayout.navigation',
    from: '0.11',
    is: "the app provider's navigation",
    because: 'DashboardLayout.js reads NavigationContext without the prop',
  },
  { of: 'DialogsProvider.unmountAfter', from: '0.5', is: '1000', because: 'DialogsProvider.js has the default in its code alone' },
  {
    of: 'NextAppProvider.router',
    from: '0.12',
    is: "Next.js' router",
    because: 'NextAppProviderApp.js and NextAppProviderPages.js fill it in',
  },
  { of: 'ReactRouterAppProvider.router', from: '0.12', is: "React Router's router", because: 'ReactRouterAppProvider.js fills it in' },
  { of: 'SignInPage.forgotPasswordLink', from: '0.5', because: 'SignInPage.js renders the slot only if it is set' },
  { of: 'SignInPage.signUpLink', from: '0.5', because: 'SignInPage.js renders the slot only if it is set' },
];

/** Whether a default is said in words, as "the app provider's branding": a few of them, without any sign of code. */
export function isInWords(value: string | undefined): value is string {
  return value !== undefined && /^[A-Za-z][\w.']*(?: [\w.']+)+$/.test(value);
}

/** Components that take the props of another one unchanged, with its defaults. */
const TAKE_PROPS_OF: Record<string, string> = { NextAppProvider: 'AppProvider', ReactRouterAppProvider: 'AppProvider' };

/** The facts of a component in a version of the package, such as `0.14.0`, with the defaults of that version's code. */
export function withRealDefaults(name: string, version: string, facts: ComponentFacts): ComponentFacts {
  const corrections = CORRECTIONS.filter(({ from }) => byVersion(from, version) <= 0);
  return { ...facts, props: facts.props.map(corrected), slots: facts.slots.map(corrected) };

  function corrected<R extends Row>(row: R): R {
    const real = correctionOf(name, row) ?? correctionOf(TAKE_PROPS_OF[name], row);
    if (!real) return row;
    const copy: R = { ...row, default: real.is };
    if (real.is === undefined) delete copy.default;
    return copy;
  }

  function correctionOf(component: string | undefined, row: Row): Correction | undefined {
    return corrections.findLast(({ of }) => of === `${component}.${row.name}`);
  }
}
