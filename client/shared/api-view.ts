/** The kinds of tables in the references; a reader chooses a view for each kind. */
export const API_SECTIONS = ['props', 'slots', 'classes', 'options'] as const;
export type ApiSection = (typeof API_SECTIONS)[number];

/** How a kind is shown: as a table, or as a list of expanded items. */
export const API_VIEWS = ['table', 'expanded'] as const;
export type ApiView = (typeof API_VIEWS)[number];

/** Reads a stored view; undefined without one. An earlier site also stored `collapsed`, another list. */
export function parseApiView(value: unknown): ApiView | undefined {
  return value === 'collapsed' ? 'expanded' : API_VIEWS.find((view) => view === value);
}

/** Where the view of a kind is stored. An earlier site had the same keys. */
export function apiViewKey(section: ApiSection): `apiPage_${ApiSection}` {
  return `apiPage_${section}`;
}
