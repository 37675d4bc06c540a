import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of pure code before those of a build, and these before those of the whole Worker. */
const RANKS = ['/test/unit/', '/test/built/', '/test/worker/'];

function rankOf({ moduleId }: TestSpecification): number {
  return RANKS.findIndex((part) => moduleId.includes(part));
}

/** Most mutants are found by a test that takes milliseconds; the first that fails ends the run. */
export default class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
