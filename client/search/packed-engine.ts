import MiniSearch from 'minisearch';
import { FIELDS } from './index-file.ts';

/**
 * MiniSearch over lists that are made already: for each field, for each term, its sections. Its own loader wants plain objects,
 * which take several times as long to make as the maps that they become. Each word counts once: repeated, it makes a section no better.
 */
export class PackedEngine extends MiniSearch {
  constructor(terms: readonly string[], lists: readonly number[][][], sections: number) {
    // Terms come from `termsOf`: the engine is to take them as they are.
    super({ fields: [...FIELDS], tokenize: (text) => text.split(' '), processTerm: (term) => term });
    const lengths = Array.from({ length: sections }, () => FIELDS.map(() => 0));
    terms.forEach((term, at) => {
      const entry = new Map<number, Map<number, number>>();
      FIELDS.forEach((_, field) => {
        const list = lists[field]![at]!;
        if (list.length === 0) return;
        const counts = new Map<number, number>();
        for (const section of list) {
          counts.set(section, 1);
          lengths[section]![field]! += 1;
        }
        entry.set(field, counts);
      });
      this._index.set(term, entry);
    });
    lengths.forEach((length, section) => {
      this._documentIds.set(section, section);
      this._idToShortId.set(section, section);
      this._fieldLength.set(section, length);
    });
    this._documentCount = sections;
    this._nextId = sections;
    this._avgFieldLength = FIELDS.map((_, field) => lengths.reduce((sum, length) => sum + length[field]!, 0) / Math.max(1, sections));
  }
}
