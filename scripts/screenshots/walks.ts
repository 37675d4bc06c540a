import type { Walk } from './walk.ts';
import { crud, npmStats, shell } from './walks/apps.ts';
import { roles } from './walks/authorization.ts';
import { bindings } from './walks/bindings.ts';
import { customComponents, list, missingEditor } from './walks/components.ts';
import { editor, inspector } from './walks/editor.ts';
import { firstApp, firstAppPreview } from './walks/first-app.ts';
import { grids } from './walks/grids.ts';
import { newQuery, queries } from './walks/queries.ts';

/** All walks, by the name to ask for. Those of a project stand together, as the product is started once for them. */
export const WALKS: Record<string, Walk> = {
  shell,
  editor,
  inspector,
  bindings,
  queries,
  newQuery,
  grids,
  customComponents,
  missingEditor,
  list,
  roles,
  firstApp,
  firstAppPreview,
  npmStats,
  crud,
};
