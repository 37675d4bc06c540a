import type { ComponentFacts, Row } from './shapes.ts';

/**
 * Defaults that the package's comments get wrong, by component and by prop or slot, with what its code does instead.
 * A value without `is` has no default at all.
 */
const REAL_DEFAULTS: Record<string, Record<string, { is?: string; since: string }>> = {
  Account: {
    signInButton: { is: 'SignInButton', since: 'Account.js renders SignInButton, which wraps Button' },
    signOutButton: { since: 'Account.js never renders the slot' },
  },
  AppProvider: {
    theme: {
      is: "createTheme({ cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' }, colorSchemes: { dark: true } })",
      since: 'AppProvider.js has a createTheme of its own',
    },
    window: { since: 'AppProvider.js destructures window without a default' },
  },
  DashboardLayout: {
    appTitle: { is: 'AppTitle', since: 'DashboardLayout.js renders the internal AppTitle: logo and title in a link' },
    branding: { is: "the app provider's branding", since: 'DashboardLayout.js spreads the prop over BrandingContext' },
    navigation: { is: "the app provider's navigation", since: 'DashboardLayout.js reads NavigationContext without the prop' },
  },
  DialogsProvider: {
    unmountAfter: { is: '1000', since: 'DialogsProvider.js has the default in its code alone' },
  },
  NextAppProvider: {
    router: { is: "Next.js' router", since: 'NextAppProviderApp.js and NextAppProviderPages.js fill it in' },
  },
  ReactRouterAppProvider: {
    router: { is: "React Router's router", since: 'ReactRouterAppProvider.js fills it in' },
  },
  SignInPage: {
    forgotPasswordLink: { since: 'SignInPage.js renders the slot only if it is set' },
    signUpLink: { since: 'SignInPage.js renders the slot only if it is set' },
  },
};

/** Components that take the props of another one unchanged, with its defaults. */
const TAKE_PROPS_OF: Record<string, string> = { NextAppProvider: 'AppProvider', ReactRouterAppProvider: 'AppProvider' };

/** The facts of a component with the defaults of its code. */
export function withRealDefaults(name: string, facts: ComponentFacts): ComponentFacts {
  const listed = { ...REAL_DEFAULTS[TAKE_PROPS_OF[name] ?? ''], ...REAL_DEFAULTS[name] };
  return { ...facts, props: facts.props.map(corrected), slots: facts.slots.map(corrected) };

  function corrected<R extends Row>(row: R): R {
    const real = listed[row.name];
    if (!real) return row;
    const copy: R = { ...row, default: real.is };
    if (real.is === undefined) delete copy.default;
    return copy;
  }
}
