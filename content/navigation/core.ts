import type { NavigationEntry } from '../../client/shared/navigation.ts';

/** The app kit's pages in reading order. */
export const coreNavigation = [
  {
    pathname: '/toolpad/core/intro-group',
    title: 'Introduction',
    children: [
      { pathname: '/toolpad/core/introduction', title: 'Overview' },
      { pathname: '/toolpad/core/introduction/installation' },
      { pathname: '/toolpad/core/introduction/base-concepts' },
      { pathname: '/toolpad/core/introduction/tutorial' },
      { pathname: '/toolpad/core/introduction/examples' },
      { pathname: '/toolpad/core/introduction/whats-new', title: "What's new" },
      { pathname: '/toolpad/core/introduction/upgrade-to-0-14', title: 'From 0.13 to 0.14' },
      { pathname: '/toolpad/core/introduction/upgrade-to-0-16', title: 'From 0.14 to 0.16' },
      { pathname: '/toolpad/core/introduction/roadmap' },
      { pathname: '/toolpad/core/introduction/support' },
    ],
  },
  {
    pathname: '/toolpad/core/integrations-group',
    title: 'Integrations',
    children: [
      { pathname: '/toolpad/core/integrations/nextjs-approuter', title: 'Next.js App Router' },
      { pathname: '/toolpad/core/integrations/nextjs-pagesrouter', title: 'Next.js Pages Router' },
      { pathname: '/toolpad/core/integrations/react-router', title: 'Vite with React Router' },
    ],
  },
  {
    pathname: '/toolpad/core/components-group',
    title: 'Components',
    children: [
      { pathname: '/toolpad/core/all-components' },
      {
        pathname: '/toolpad/core/provider-group',
        subheader: 'Provider',
        children: [{ pathname: '/toolpad/core/react-app-provider', title: 'App Provider' }, { pathname: '/toolpad/core/theme-builder' }],
      },
      {
        pathname: '/toolpad/core/layout-group',
        subheader: 'Layout',
        children: [
          { pathname: '/toolpad/core/react-dashboard-layout', title: 'Dashboard Layout' },
          { pathname: '/toolpad/core/react-page-container', title: 'Page Container' },
        ],
      },
      {
        pathname: '/toolpad/core/authentication-group',
        subheader: 'Authentication',
        children: [
          { pathname: '/toolpad/core/react-sign-in-page', title: 'Sign-in Page' },
          { pathname: '/toolpad/core/react-account', title: 'Account' },
        ],
      },
      {
        pathname: '/toolpad/core/data-group',
        subheader: 'Data',
        children: [{ pathname: '/toolpad/core/react-crud', title: 'CRUD' }],
      },
      {
        pathname: '/toolpad/core/utils-group',
        subheader: 'Utils',
        children: [
          { pathname: '/toolpad/core/react-use-dialogs', title: 'useDialogs' },
          { pathname: '/toolpad/core/react-use-notifications', title: 'useNotifications' },
          { pathname: '/toolpad/core/react-use-session', title: 'useSession' },
          { pathname: '/toolpad/core/react-persistent-state', title: 'Persisted state' },
        ],
      },
    ],
  },
  {
    pathname: '/toolpad/core/api-group',
    title: 'APIs',
    children: [
      {
        pathname: '/toolpad/core/api/components-group',
        subheader: 'Components',
        children: [
          { pathname: '/toolpad/core/api/account', title: 'Account' },
          { pathname: '/toolpad/core/api/account-popover-footer', title: 'AccountPopoverFooter' },
          { pathname: '/toolpad/core/api/account-popover-header', title: 'AccountPopoverHeader' },
          { pathname: '/toolpad/core/api/account-preview', title: 'AccountPreview' },
          { pathname: '/toolpad/core/api/app-provider', title: 'AppProvider' },
          { pathname: '/toolpad/core/api/create', title: 'Create' },
          { pathname: '/toolpad/core/api/crud', title: 'Crud' },
          { pathname: '/toolpad/core/api/crud-form', title: 'CrudForm' },
          { pathname: '/toolpad/core/api/crud-provider', title: 'CrudProvider' },
          { pathname: '/toolpad/core/api/dashboard-layout', title: 'DashboardLayout' },
          { pathname: '/toolpad/core/api/dialogs-provider', title: 'DialogsProvider' },
          { pathname: '/toolpad/core/api/edit', title: 'Edit' },
          { pathname: '/toolpad/core/api/list', title: 'List' },
          { pathname: '/toolpad/core/api/localization-provider', title: 'LocalizationProvider' },
          { pathname: '/toolpad/core/api/next-app-provider', title: 'NextAppProvider' },
          { pathname: '/toolpad/core/api/notifications-provider', title: 'NotificationsProvider' },
          { pathname: '/toolpad/core/api/page-container', title: 'PageContainer' },
          { pathname: '/toolpad/core/api/page-header', title: 'PageHeader' },
          { pathname: '/toolpad/core/api/page-header-toolbar', title: 'PageHeaderToolbar' },
          { pathname: '/toolpad/core/api/react-router-app-provider', title: 'ReactRouterAppProvider' },
          { pathname: '/toolpad/core/api/show', title: 'Show' },
          { pathname: '/toolpad/core/api/sign-in-button', title: 'SignInButton' },
          { pathname: '/toolpad/core/api/sign-in-page', title: 'SignInPage' },
          { pathname: '/toolpad/core/api/sign-out-button', title: 'SignOutButton' },
          { pathname: '/toolpad/core/api/theme-switcher', title: 'ThemeSwitcher' },
          { pathname: '/toolpad/core/api/toolbar-actions', title: 'ToolbarActions' },
        ],
      },
      {
        pathname: '/toolpad/core/api/hooks-group',
        subheader: 'Hooks',
        children: [
          { pathname: '/toolpad/core/react-use-notifications/api', title: 'useNotifications' },
          { pathname: '/toolpad/core/react-use-dialogs/api', title: 'useDialogs' },
          { pathname: '/toolpad/core/react-persistent-state/use-local-storage-state-api', title: 'useLocalStorageState' },
          { pathname: '/toolpad/core/react-use-session/api', title: 'useSession' },
          { pathname: '/toolpad/core/react-persistent-state/use-session-storage-state-api', title: 'useSessionStorageState' },
        ],
      },
    ],
  },
] as const satisfies readonly NavigationEntry[];
