// Addresses of earlier versions of these docs. Exact paths come first; a prefix moves everything below it.

const STUDIO = '/toolpad/studio';
const CORE = '/toolpad/core';

/** Old path below /toolpad → new path, perhaps with a hash. */
export const movedPages = {
  '/getting-started/setup': `${STUDIO}/getting-started`,
  '/getting-started/tutorial': `${STUDIO}/getting-started`,
  '/getting-started/overview': `${STUDIO}/getting-started`,
  '/getting-started/quickstart': `${STUDIO}/getting-started/first-app`,
  '/getting-started/configuration': `${STUDIO}/how-to-guides/basic-auth`,
  '/support/support': `${STUDIO}/getting-started/support`,
  '/data-fetching/rest': `${STUDIO}/concepts/http-requests`,
  '/connecting-to-datasources/http-requests': `${STUDIO}/concepts/http-requests`,
  '/data-fetching/google-sheets': `${STUDIO}/how-to-guides/connect-to-googlesheets`,
  '/connecting-to-datasources/queries': `${STUDIO}/concepts/queries`,
  '/concepts/connecting-to-data': `${STUDIO}/concepts/queries`,
  '/connecting-to-datasources/custom-functions': `${STUDIO}/concepts/custom-functions`,
  '/how-to-guides/connect-to-datasource': `${STUDIO}/how-to-guides/connect-to-databases`,
  '/building-ui/component-library': `${STUDIO}/concepts/building-ui#component-library`,
  '/building-ui/canvas-and-inspector': `${STUDIO}/concepts/building-ui#inspector`,
  '/building-ui/custom-components': `${STUDIO}/concepts/custom-components`,
  '/building-ui/data-grid-component': `${STUDIO}/how-to-guides/customize-datagrid`,
  '/building-ui/page-configuration': `${STUDIO}/concepts/page-properties#page-parameters`,
  '/concepts/display-mode': `${STUDIO}/concepts/page-properties#display-mode`,
  '/building-ui/theming': `${STUDIO}/concepts/theming`,
  '/data-binding/binding-state': `${STUDIO}/concepts/data-binding`,
  '/data-binding/event-handling': `${STUDIO}/concepts/event-handling`,
  '/concepts/managing-state': `${STUDIO}/concepts/event-handling`,
  '/deployment': `${STUDIO}/concepts/deployment`,
  '/tutorials/render-deploy': `${STUDIO}/how-to-guides/render-deploy`,
  '/examples/admin-app': `${STUDIO}/examples/basic-crud-app`,
  '/examples/overview': `${STUDIO}/examples`,
  '/how-to-guides/number-display': `${STUDIO}/how-to-guides/map-display`,
  '/reference/components/datagrid': `${STUDIO}/reference/components/data-grid`,
  '/schema-reference': `${STUDIO}/reference/file-schema`,
  '/core/installation': `${CORE}/introduction/installation`,
  '/core/introduction/integration': `${CORE}/integrations/nextjs-approuter`,
  '/core/introduction/dashboard-tutorial': `${CORE}/introduction/tutorial`,
  '/core/introduction/build-deploy': `${CORE}/introduction/tutorial#build-it-for-production`,
  '/core/customization': `${CORE}/react-app-provider#theming`,
  '/core/features/authentication': `${CORE}/react-sign-in-page`,
  // Placeholders of what was planned and never came.
  '/core/features/audit-logs': `${CORE}/introduction/roadmap#once-planned`,
  '/core/react-rbac': `${CORE}/introduction/roadmap#once-planned`,
  '/core/react-stat-card': `${CORE}/introduction/roadmap#once-planned`,
  '/core/react-sign-up-page': `${CORE}/introduction/roadmap#link-your-own-sign-up-and-reset-pages`,
  '/core/react-notification-center': `${CORE}/react-use-notifications#notification-center`,
} satisfies Record<string, string>;

/** Sections that moved below the builder as a whole. */
export const movedSections = ['getting-started', 'examples', 'concepts', 'components', 'how-to-guides', 'reference'] as const;
