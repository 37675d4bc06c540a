import * as v from 'valibot';

const MAX_DESCRIPTION_LENGTH = 160;

/** A page's description as search engines show it: one that fits, and ends as a sentence. */
export const metaDescription = v.pipe(
  v.string(),
  v.maxLength(
    MAX_DESCRIPTION_LENGTH,
    ({ input }) => `The description has ${input.length} characters. Shorten it to ${MAX_DESCRIPTION_LENGTH}.`,
  ),
  v.regex(/[.!。！]$/, 'The description does not end as a sentence. End it with a full stop or an exclamation mark.'),
);
