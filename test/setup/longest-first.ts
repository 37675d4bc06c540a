import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Browser tests take longest, and among them those that open every page: begun last, they would run alone at the end. */
const RANKS = [/\/engines\//, /\/e2e\/sweeps\//, /\/e2e\//, /\/worker\//];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = RANKS.findIndex((pattern) => pattern.test(moduleId));
  return rank < 0 ? RANKS.length : rank;
}

const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/** Runs the longest files first, so that all cores are busy until the end. The same order on every machine. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a));
  }
}
