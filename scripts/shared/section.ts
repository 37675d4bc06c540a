/** A part of an English page that a translation is compared with. `title` is Markdown; `hash` changes with its words; code is shown as it is now, so it does not count. */
export type Section = { id: string; title: string; hash: string };

/** What stands above the first heading: title, description, hero and lead. */
export const TOP_SECTION = 'top-of-page';
