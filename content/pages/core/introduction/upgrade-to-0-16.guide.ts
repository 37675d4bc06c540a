import type { Guide } from '../../../../scripts/guides/guide.ts';

export const guide: Guide = {
  packages: { '@toolpad/core': '@toolpad/core', 'Material UI': '@mui/material', TypeScript: 'typescript' },
  steps: [{ follow: 'start' }, { follow: 'packages' }, { follow: 'crud-pages' }, { follow: 'remember-me' }],
};
