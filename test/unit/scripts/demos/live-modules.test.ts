import { describe, expect, test } from 'vitest';
import { groupModule, liveGroups } from '../../../../scripts/demos/live-modules.ts';
import { site } from '../../../helpers/project/site.ts';

const groups = liveGroups([...site.demos().values()]);
const all = Object.values(groups).flat();

describe('what edited code may import', () => {
  test.each([
    'react',
    'react/jsx-runtime',
    '@mui/material',
    '@mui/material/Box',
    '@mui/material/Slider',
    '@mui/material/styles',
    '@mui/material/useMediaQuery',
    '@mui/x-data-grid',
    '@mui/icons-material/ShoppingCart',
    '@toolpad/core',
    '@toolpad/core/DashboardLayout',
  ])('%s', (specifier) => {
    expect(all).toContain(specifier);
  });

  test.each(['@mui/material/InitColorSchemeScript', '@mui/material/esm', '@toolpad/core/nextjs', 'next', 'node:fs'])(
    'not %s',
    (specifier) => {
      expect(all).not.toContain(specifier);
    },
  );

  test('each stands in one group', () => {
    expect(new Set(all).size).toBe(all.length);
  });
});

test('a group is a module with its modules by name', () => {
  expect(groupModule(['react', '@mui/material/Box'])).toBe(
    `import * as m0 from 'react';\nimport * as m1 from '@mui/material/Box';\nexport const modules = {\n'react': m0,\n'@mui/material/Box': m1\n};\n`,
  );
});
