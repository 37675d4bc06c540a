/** Whether whole matrices run (`npm run test:full`), not only the rows that a change needs. */
export const FULL = process.env.TEST_FULL === 'true';
