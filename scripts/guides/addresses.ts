/** Where the apps of the guides answer: Next.js, Vite while it serves and as a preview of what it built. */
export const NEXT_APP = 'http://localhost:3000';
export const VITE_APP = 'http://localhost:5173';
export const VITE_PREVIEW = 'http://localhost:4173';

/** What the guides that sign in with GitHub ask; a stand-in answers. */
export const GITHUB = 'https://github.com';

/** Pages whose end is where other guides begin. */
export const TUTORIAL_PAGE = '/toolpad/core/introduction/tutorial';
export const BASE_CONCEPTS_PAGE = '/toolpad/core/introduction/base-concepts';
export const REACT_ROUTER_PAGE = '/toolpad/core/integrations/react-router';
export const APP_ROUTER_PAGE = '/toolpad/core/integrations/nextjs-approuter';
export const PAGES_ROUTER_PAGE = '/toolpad/core/integrations/nextjs-pagesrouter';
