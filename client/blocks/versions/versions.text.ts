import { joinSentences } from '../../shared/join-sentences.ts';
import type { BlockText } from '../block-text.ts';
import { versionNotes } from './version-notes.ts';

export const versionsText: BlockText<'versions'> = {
  markdown: (block, { t }) => joinSentences([...versionNotes(block, t), t('apiVersions.ask', { versions: block.known.join(t('comma')) })]),
  pieces: () => [],
};
