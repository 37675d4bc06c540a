import type { Walk } from './walk.ts';
import { crud, guides, map, npmStats, qrCode, sheets, shell } from './walks/apps.ts';
import { authentication, paidGrid, roles, signIn } from './walks/authorization.ts';
import { bindings } from './walks/bindings.ts';
import { customColumn, customComponents, list, missingEditor } from './walks/components.ts';
import { editor, inspector } from './walks/editor.ts';
import { firstApp, firstAppPreview } from './walks/first-app.ts';
import { grids, provider } from './walks/grids.ts';
import { httpRequest, newQuery, queries } from './walks/queries.ts';

/** All walks, by the name to ask for. Those of a project stand together, as the product is started once for them. */
export const WALKS: Record<string, Walk> = {
  shell,
  editor,
  inspector,
  bindings,
  queries,
  httpRequest,
  newQuery,
  grids,
  provider,
  customComponents,
  missingEditor,
  list,
  authentication,
  signIn,
  roles,
  paidGrid,
  firstApp,
  firstAppPreview,
  npmStats,
  crud,
  qrCode,
  guides,
  customColumn,
  sheets,
  map,
};
