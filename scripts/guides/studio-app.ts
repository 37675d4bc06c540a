import type { GuideStep } from './guide.ts';

const INSTALLATION = '/toolpad/studio/getting-started/installation';
const APP = 'http://localhost:3000';

/** Makes the Studio app that a guide goes on with, as the installation page says. */
export const MAKE_APP: GuideStep = { follow: 'manual', of: INSTALLATION };
/** Starts that app's editor. */
export const START_EDITOR: GuideStep = { follow: 'start-the-editor', of: INSTALLATION };

/** The address that leads to the editor. */
export const EDITOR = `${APP}/`;
/** The running app. */
export const RUNNING_APP = `${APP}/prod`;
/** The address below which the app's pages are. */
export const PAGES = `${RUNNING_APP}/pages`;
/** The page that a new app has. */
export const PAGE = `${PAGES}/page`;

/** What every page of an app says until it is built. */
export const PREVIEW_BANNER = 'This is a preview version of the application';
