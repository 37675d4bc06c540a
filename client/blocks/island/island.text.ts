import { SETTINGS_PATH } from '../../shared/address/view-paths.ts';
import type { BlockText } from '../block-text.ts';
import type { FlowIsland } from './flow-islands.ts';

/** The words for each, and where it works besides the page itself. */
const ISLANDS: Record<FlowIsland, { word: string; href: string }> = {
  settings: { word: 'settings.settings', href: SETTINGS_PATH },
  'theme-builder': { word: 'themeBuilder.note', href: '' },
};

export const islandText: BlockText<'island'> = {
  markdown: ({ name }, { t, resolve }) => `[${t(ISLANDS[name].word)}](${resolve(ISLANDS[name].href)})`,
  pieces: () => [],
};
