import { expect, test } from 'vitest';
import { withDirectImports } from '../../../../scripts/demos/direct-imports.ts';

test.each([
  ["import { Badge } from '@mui/material';", "import Badge from '@mui/material/Badge';"],
  [
    "import { Badge, styled } from '@mui/material';",
    "import Badge from '@mui/material/Badge'; import { styled } from '@mui/material/styles';",
  ],
  ["import { useTheme } from '@mui/material';", "import { useTheme } from '@mui/material/styles';"],
  ["import { useMediaQuery } from '@mui/material';", "import useMediaQuery from '@mui/material/useMediaQuery';"],
  ["import Box from '@mui/material/Box';", "import Box from '@mui/material/Box';"],
  ["import { createTheme } from '@mui/material/styles';", "import { createTheme } from '@mui/material/styles';"],
  ["import { DataGrid } from '@mui/x-data-grid';", "import { DataGrid } from '@mui/x-data-grid';"],
])('%s becomes %s', (source, direct) => {
  expect(withDirectImports(source)).toBe(direct);
});
