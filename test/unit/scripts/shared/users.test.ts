import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addUser, otherUsers } from '../../../../scripts/shared/users.ts';
import { temporaryProject, writeInto } from '../../../helpers/project/temporary-project.ts';

const OTHER = process.ppid;

test('a process that lives and was noted is another user, this one is not', () => {
  const { root } = temporaryProject();
  addUser(root);
  writeInto({ root }, `users/${OTHER}`, '');
  expect(otherUsers(root)).toEqual([OTHER]);
});

test('one that ended, or that began after the note with its id was written, is none, and its note goes', () => {
  const { root } = temporaryProject({ [`users/${OTHER}`]: '', 'users/999999999': '' });
  utimesSync(join(root, `users/${OTHER}`), 0, 0);
  expect(otherUsers(root)).toEqual([]);
  expect([OTHER, 999_999_999].filter((pid) => existsSync(join(root, `users/${pid}`)))).toEqual([]);
});

test('a folder that nobody has used has none', () => {
  expect(otherUsers(temporaryProject().root)).toEqual([]);
});
