import type { IslandName } from '../../islands/names.ts';
import type { BlockText } from '../block-text.ts';

/** The words for islands that a text may hold, and where they work besides the page itself. */
const ISLANDS: Partial<Record<IslandName, { word: string; href: string }>> = {
  settings: { word: 'settings.settings', href: '/toolpad/settings' },
  'theme-builder': { word: 'themeBuilder.note', href: '' },
};

export const islandText: BlockText<'island'> = {
  markdown: ({ name }, { t, resolve }) => {
    const island = ISLANDS[name];
    return island ? `[${t(island.word)}](${resolve(island.href)})` : '';
  },
  pieces: () => [],
};
