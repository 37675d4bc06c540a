import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { elsewhere } from '../../../../../scripts/content/agents/elsewhere.ts';
import { ProjectFiles } from '../../../../../scripts/shared/project-files.ts';

/** Resolves packages as the demos do, which have the documented majors. */
const load = createRequire(resolve('content/demos/package.json'));
const all = Object.values(elsewhere(new ProjectFiles())).flatMap((one) => one ?? []);
const LINE = /^import (?:type )?(\{ )?(\w+)(?: \})? from '([^']+)'$/;

/** Why a line would not work: its package does not load, or does not export what is imported. */
function problemOf(line: string): string | undefined {
  const [, isNamed, name = '', from = ''] = LINE.exec(line) ?? [];
  try {
    const exported = (load(from) as Record<string, unknown>)[isNamed ? name : 'default'];
    return exported === undefined ? `${line}: not exported` : undefined;
  } catch (error) {
    return `${line}: ${error}`;
  }
}

test('what other packages have is imported by a line that works', { timeout: 60_000 }, () => {
  const runs = all.map(({ line }) => line).filter((line) => /'@mui\//.test(line) && !line.startsWith('import type'));
  expect(runs.length).toBeGreaterThan(150);
  // Adapters want a date library of their own, which nothing here has.
  expect(runs.filter((line) => !/Adapter/.test(line)).flatMap((line) => problemOf(line) ?? [])).toEqual([]);
});

test.each([
  ['chip', "import Chip from '@mui/material/Chip'"],
  ['clickawaylistener', "import ClickAwayListener from '@mui/material/ClickAwayListener'"],
  ['datagrid', "import { DataGrid } from '@mui/x-data-grid/DataGrid'"],
  ['usetheme', "import { useTheme } from '@mui/material/styles'"],
  ['pickerssectionlist', undefined],
])('%s → %s', (name, line) => {
  expect(elsewhere(new ProjectFiles())[name]?.line).toBe(line);
});
