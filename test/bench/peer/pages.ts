/** The pages that are measured on both sites. */
export const SMALL = '/core/introduction/support';
export const MEDIUM = '/core/introduction/tutorial';
/** A guide without demos, and a page after it in the navigation. */
export const WITHOUT_DEMOS = '/core/introduction/installation';
export const AFTER_IT = '/core/introduction/base-concepts';
/** The page with most demos, one of them at its top, and a page beside it in the navigation. */
export const MOST_DEMOS = '/core/react-dashboard-layout';
export const BESIDE_IT = '/core/react-page-container';
