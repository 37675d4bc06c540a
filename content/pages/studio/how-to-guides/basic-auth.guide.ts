import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PREVIEW_BANNER, RUNNING_APP, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    MAKE_APP,
    START_EDITOR,
    { open: PAGE, see: [PREVIEW_BANNER] },
    { follow: '' },
    { open: `${EDITOR}health-check`, see: ['heapUsed'] },
    { follow: 'check-it', prints: ['HTTP/1.1 '] },
    {
      says: 'A request without credentials is answered with status 401',
      run: `curl -s -i ${RUNNING_APP}/`,
      prints: ['401', 'realm="Protected"'],
    },
    {
      says: 'With them, the answer is the app',
      run: `curl -s -i -u warehouse:replace-with-a-long-password ${RUNNING_APP}/`,
      prints: ['200 OK'],
    },
    { says: '/prod alone is redirected (301)', run: `curl -s -i ${RUNNING_APP}`, prints: ['301'] },
    { says: 'Every call of a query, action or data provider', run: `curl -s -i -X POST ${RUNNING_APP}/api/runtime-rpc`, prints: ['401'] },
  ],
};
