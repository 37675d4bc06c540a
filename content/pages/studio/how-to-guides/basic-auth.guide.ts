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
      says: 'With the credentials, the answer is the app',
      run: `curl -s -i -u warehouse:replace-with-a-long-password ${RUNNING_APP}/`,
      prints: ['200 OK'],
    },
    { says: '/prod alone is redirected (301)', run: `curl -s -i ${RUNNING_APP}`, prints: ['301'] },
    { says: 'Every call of a query, action or data provider', run: `curl -s -i -X POST ${RUNNING_APP}/api/runtime-rpc`, prints: ['401'] },
    {
      says: 'If only the user is set, or the password is empty, dev, build and start all stop with an error',
      run: 'TOOLPAD_BASIC_AUTH_PASSWORD= npx toolpad-studio build 2>&1 | cat',
      prints: ['TOOLPAD_BASIC_AUTH_PASSWORD'],
    },
    { says: 'or the user is empty', run: "sed -i 's/^TOOLPAD_BASIC_AUTH_USER=.*/TOOLPAD_BASIC_AUTH_USER=/' .env" },
    { says: 'or the user is empty', run: 'npm run start' },
    { says: 'the app is open to everyone, without a warning', run: `curl -s -i ${RUNNING_APP}/`, prints: ['200 OK'] },
  ],
};
