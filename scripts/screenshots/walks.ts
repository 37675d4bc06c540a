import type { Walk } from './walk.ts';
import { crud, npmStats, qrGenerator, shell } from './walks/apps.ts';
import { authentication, roles, signIn } from './walks/authorization.ts';
import { bindings } from './walks/bindings.ts';
import { bindClip, dragClip, eventClip, functionClip, inspectClip, previewClip, providerClip, themeClip } from './walks/clips.ts';
import { customComponents, list, missingEditor } from './walks/components.ts';
import { editor, inspector } from './walks/editor.ts';
import { firstApp, firstAppPreview } from './walks/first-app.ts';
import { grids, paidGrid } from './walks/grids.ts';
import { cells, cube, deleteRow, map, mapLibrary, sx } from './walks/guides.ts';
import { landing } from './walks/landing.ts';
import { environment, newQuery, queries } from './walks/queries.ts';

/** All walks, by the name to ask for. Those of a project stand together, as the product is started once for them. */
export const WALKS: Record<string, Walk> = {
  landing,
  shell,
  editor,
  inspector,
  bindings,
  queries,
  newQuery,
  environment,
  grids,
  customComponents,
  missingEditor,
  list,
  roles,
  authentication,
  signIn,
  firstApp,
  firstAppPreview,
  npmStats,
  crud,
  qrGenerator,
  paidGrid,
  sx,
  cells,
  mapLibrary,
  deleteRow,
  map,
  cube,
  dragClip,
  bindClip,
  functionClip,
  eventClip,
  themeClip,
  providerClip,
  inspectClip,
  previewClip,
};
