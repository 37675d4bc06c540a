import type { Guide } from '../../../../scripts/guides/guide.ts';
import { MAKE_APP, PAGE, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    MAKE_APP,
    START_EDITOR,
    { open: PAGE, see: [PREVIEW_BANNER] },
    { follow: 'scripts' },
    { follow: 'build' },
    { follow: 'start' },
    { open: 'http://localhost:8080/', at: 'http://localhost:8080/prod', miss: [PREVIEW_BANNER] },
    { open: 'http://localhost:8080/prod/pages/page', see: ['Toolpad Studio'], miss: [PREVIEW_BANNER] },
    { open: 'http://localhost:8080/health-check', see: ['heapUsed'] },
    { follow: 'base-path' },
    {
      says: 'If the two differ, start refuses to work and names both',
      run: 'npx toolpad-studio start --base /orders 2>&1 | cat',
      prints: ['/prod', '/orders'],
    },
    { says: 'must be the same for build and start', run: 'npm run build' },
    { says: 'must be the same for build and start', run: 'npm run start' },
    { open: 'http://localhost:3000/orders', see: ['Toolpad Studio'] },
  ],
};
