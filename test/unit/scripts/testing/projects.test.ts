import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { partOfPath, projectsWith } from '../../../../scripts/testing/projects.ts';

const OWN = 'test/unit/scripts/testing/projects.test.ts';

test.each([OWN, `./${OWN}`, resolve(OWN), `${OWN}:12`, 'scripts/testing/Projects', 'testing/projects.test'])(
  '%s asks for this file',
  (word) => {
    expect(projectsWith(['unit', 'worker'], [partOfPath(word)])).toEqual(['unit']);
  },
);

test('a word in no path asks for nothing', () => {
  expect(projectsWith(['unit', 'worker'], [partOfPath('nowhere.test.ts')])).toEqual([]);
});
