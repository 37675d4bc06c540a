import type { NavigationEntry } from '../../client/shared/navigation.ts';

/** The builder's pages in reading order. */
export const studioNavigation = [
  {
    pathname: '/toolpad/studio/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/toolpad/studio/getting-started', title: 'Overview' },
      { pathname: '/toolpad/studio/getting-started/installation' },
      { pathname: '/toolpad/studio/getting-started/why-toolpad', title: 'Why Toolpad Studio?' },
      { pathname: '/toolpad/studio/getting-started/first-app', title: 'Build your first app' },
      {
        pathname: '/toolpad/studio/examples-group',
        title: 'Examples',
        children: [
          { pathname: '/toolpad/studio/examples', title: 'Overview' },
          { pathname: '/toolpad/studio/examples/npm-stats', title: 'npm stats' },
          { pathname: '/toolpad/studio/examples/basic-crud-app', title: 'Basic CRUD application' },
          { pathname: '/toolpad/studio/examples/qr-generator', title: 'QR Code generator' },
        ],
      },
      { pathname: '/toolpad/studio/getting-started/roadmap' },
      { pathname: '/toolpad/studio/getting-started/support' },
    ],
  },
  {
    pathname: '/toolpad/studio/concepts',
    title: 'Concepts',
    children: [
      { pathname: '/toolpad/studio/concepts/building-ui', title: 'Building UI' },
      {
        pathname: '/toolpad/studio/concepts/connecting-to-data',
        title: 'Connecting to data',
        children: [
          { pathname: '/toolpad/studio/concepts/queries', title: 'Overview' },
          { pathname: '/toolpad/studio/concepts/http-requests', title: 'HTTP requests' },
          { pathname: '/toolpad/studio/concepts/custom-functions' },
          { pathname: '/toolpad/studio/concepts/data-providers' },
        ],
      },
      { pathname: '/toolpad/studio/concepts/data-binding' },
      { pathname: '/toolpad/studio/concepts/event-handling' },
      { pathname: '/toolpad/studio/concepts/file-structure' },
      { pathname: '/toolpad/studio/concepts/deployment' },
      { pathname: '/toolpad/studio/concepts/custom-components' },
      { pathname: '/toolpad/studio/concepts/theming' },
      { pathname: '/toolpad/studio/concepts/page-properties' },
      {
        pathname: '/toolpad/studio/concepts/authorization',
        title: 'Authorization',
        children: [
          { pathname: '/toolpad/studio/concepts/authentication' },
          { pathname: '/toolpad/studio/concepts/rbac', title: 'Role-based access control' },
        ],
      },
      { pathname: '/toolpad/studio/concepts/custom-server' },
    ],
  },
  {
    pathname: '/toolpad/studio/reference-group',
    title: 'Reference',
    children: [{ pathname: '/toolpad/studio/reference/file-schema' }],
  },
] as const satisfies readonly NavigationEntry[];
