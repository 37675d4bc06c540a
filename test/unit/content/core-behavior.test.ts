import { createRequire } from 'node:module';
import type { createElement as CreateElement, FunctionComponent, ReactNode } from 'react';
import { describe, expect, test } from 'vitest';

/** What pages say of components without a browser's part in it, held against the package that they describe. */
type Component = FunctionComponent<Record<string, unknown>>;
const fromDemos = createRequire(new URL('../../../content/demos/package.json', import.meta.url));
const load = <Module>(id: string) => fromDemos(id) as Module;

const { createElement: h } = load<{ createElement: typeof CreateElement }>('react');
const { renderToStaticMarkup } = load<{ renderToStaticMarkup: (node: ReactNode) => string }>('react-dom/server');
const kit = (subpath: string) => load<Record<string, Component>>(`@toolpad/core/${subpath}`);

const { Account, AccountPreview, SignOutButton } = kit('Account') as Record<'Account' | 'AccountPreview' | 'SignOutButton', Component>;
const { AppProvider } = kit('AppProvider') as Record<'AppProvider', Component>;
const { SignInPage } = kit('SignInPage') as Record<'SignInPage', Component>;
const { useDialogs } = load<{ useDialogs: () => object }>('@toolpad/core/useDialogs');

const { DashboardLayout } = kit('DashboardLayout') as Record<'DashboardLayout', Component>;
const { MemoryRouter, useLocation } = load<{ MemoryRouter: Component; useLocation: () => { pathname: string } }>('react-router');

function Layout() {
  const { pathname } = useLocation();
  return h(DashboardLayout, { hideNavigation: pathname === '/setup' }, 'Words');
}

function Routed({ path }: Record<string, unknown>) {
  return h(MemoryRouter, { initialEntries: [path] }, h(Layout));
}

function Caller() {
  useDialogs();
  return null;
}

const authentication = { signIn: () => {}, signOut: () => {} };
const user = { name: 'Priya Nair', email: 'priya@example.com' };

/** The markup without what styles it and what runs before the first paint. */
function render(component: Component, props: Record<string, unknown> = {}, provider?: Record<string, unknown>): string {
  const element = h(component, props);
  const html = renderToStaticMarkup(provider ? h(AppProvider, provider, element) : element);
  return html.replace(/<(style|script)\b.*?<\/\1>/gs, '');
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n')
    .trim();

describe('Account', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['nothing without authentication', { session: { user } }, /^$/],
    ['a sign-in button without a user', { authentication }, /^<button[^>]*>.*Sign In.*<\/button>$/],
    ['an avatar with a user', { authentication, session: { user } }, /aria-label="Current User"/],
  ])('shows %s', (_, provider, shown) => {
    expect(render(Account, {}, provider)).toMatch(shown);
  });

  test('has a preview that shows nothing while nobody is signed in', () => {
    expect(render(AccountPreview)).toBe('');
    expect(textOf(render(AccountPreview, { variant: 'expanded' }, { session: { user } }))).toContain(user.email);
  });

  test('has a sign-out button that is disabled without authentication', () => {
    expect(render(SignOutButton)).toMatch(/<button[^>]* disabled=""/);
    expect(render(SignOutButton, {}, { authentication })).not.toMatch(/ disabled=""/);
  });
});

describe('SignInPage', () => {
  const providers = [
    { id: 'credentials', name: 'Email And Password' },
    { id: 'github', name: 'GitHub' },
  ];
  const props = { providers, signIn: () => {} };

  test('has other texts without a provider', () => {
    expect(textOf(render(SignInPage, props))).toMatch(/Please sign in to continue[\s\S]*Remember me/);
    const provided = textOf(render(SignInPage, props, { branding: { title: 'Harbour Goods' } }));
    expect(provided).toMatch(/Sign in to Harbour Goods[\s\S]*Welcome user, please sign in to continue[\s\S]*Remember Me/);
  });

  test('puts the name of the password provider in lower case, and no other', () => {
    const text = textOf(render(SignInPage, props));
    expect(text).toContain('Sign in with email and password');
    expect(text).toContain('Sign in with GitHub');
  });

  test('renders no link to reset or sign up by itself', () => {
    expect(render(SignInPage, props)).not.toContain('<a ');
  });
});

describe('the active page', () => {
  const orders = { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' };
  const order = { segment: 'orders/new', title: 'New order' };
  const { PageContainer } = kit('PageContainer') as Record<'PageContainer', Component>;
  const titleAt = (pathname: string, navigation: object[]) => {
    const router = { pathname, searchParams: new URLSearchParams(), navigate: () => {} };
    return /<h4[^>]*>(.*?)<\/h4>/.exec(render(PageContainer, {}, { navigation, router }))?.[1];
  };

  test.each<[string, string | undefined, string, object[]]>([
    ['the first item whose pattern matches', 'Orders', '/orders/new', [orders, order]],
    ['an item before the one whose pattern matches', 'New order', '/orders/new', [order, orders]],
    ['a folder before its children', 'Orders', '/orders/new', [{ ...orders, children: [{ segment: 'new', title: 'New order' }] }]],
    ['a pattern in any case, with a slash at the end', 'Orders', '/Orders/1042/', [orders]],
    ['no item whose own path has another slash', undefined, '/orders/new/', [order]],
  ])('is %s', (_, title, pathname, navigation) => {
    expect(titleAt(pathname, navigation)).toBe(title);
  });
});

describe('a layout that looks at the path', () => {
  test.each([
    ['/setup', false],
    ['/orders', true],
  ])('at %s: with a navigation %s', (path, shown) => {
    const html = render(Routed, { path }, { navigation: [{ segment: 'orders', title: 'Orders' }] });
    expect(html).toContain('Words');
    expect([html.includes('<nav'), html.includes('navigation menu')]).toEqual([shown, shown]);
  });
});

describe('without their providers', () => {
  test.each(['DashboardLayout', 'PageContainer'])('%s renders', (name) => {
    expect(textOf(render(kit(name)[name]!, { children: 'Orders' }))).toContain('Orders');
  });

  test.each(['List', 'Show'])('%s throws', (name) => {
    expect(() => render(kit('Crud')[name]!, { id: 1 })).toThrow('No data source found.');
  });

  test('useDialogs throws', () => {
    expect(() => render(Caller)).toThrow('was used without a Provider');
  });
});
