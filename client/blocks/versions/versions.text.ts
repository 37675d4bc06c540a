import type { BlockText } from '../block-text.ts';
import { versionNotes } from './version-notes.ts';

export const versionsText: BlockText<'versions'> = {
  markdown: (block, { t }) => [...versionNotes(block, t), t('apiVersions.ask', { versions: block.known.join(', ') })].join(' '),
  pieces: () => [],
};
