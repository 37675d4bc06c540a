/** The pictures that the site must look like, half its size. */
export const ACCEPTED_PICTURES = 'test/fixtures/pictures';
/** Those of the last run that differ, for a look. Not committed. */
export const CHANGED_PICTURES = '.data/changed-pictures';
