import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dateTypeNotes } from '../../../../scripts/dev/type-notes.ts';

const TSC = resolve('node_modules/.bin/tsc');
const NOTES = 'build/types/all.tsbuildinfo';

test('an edit that comes while types are checked is checked the next time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.ts');
  const check = () => spawnSync(TSC, ['-b', '--pretty', 'false'], { cwd: folder, encoding: 'utf8' }).stdout;
  mkdirSync(join(folder, 'build/types'), { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { noEmit: true, incremental: true, tsBuildInfoFile: NOTES, types: [] }, files: ['a.ts'] }),
  );
  writeFileSync(file, 'export const a: number = 1;\n');
  const began = new Date();
  expect(check()).toBe('');

  writeFileSync(file, "export const a: number = 'one';\n");
  const meanwhile = new Date((began.getTime() + statSync(join(folder, NOTES)).mtimeMs) / 2);
  utimesSync(file, meanwhile, meanwhile);
  expect(check(), 'what tsc does by itself').toBe('');
  dateTypeNotes(began, folder);
  expect(check()).toContain('not assignable to type');
});
