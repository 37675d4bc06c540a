import type { Guide } from '../../../../scripts/guides/guide.ts';
import { MAKE_APP } from '../../../../scripts/guides/studio-app.ts';

const BASIC_AUTH = '/toolpad/studio/how-to-guides/basic-auth';
const APP = 'http://localhost:3001';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio', Express: 'express' },
  steps: [
    MAKE_APP,
    { follow: '' },
    { follow: 'install' },
    { follow: 'scripts' },
    { says: 'Start dev and open it at your base path', run: 'npm run dev' },
    { open: `${APP}/`, see: ['The tool is at /my-app'] },
    { open: `${APP}/my-app/editor`, see: ['Page hierarchy', 'Component library'] },
    { follow: '', of: BASIC_AUTH },
    { open: `${APP}/`, see: ['The tool is at /my-app'] },
    { says: 'too late for basic auth', run: `curl -s -i ${APP}/my-app/pages/page`, prints: ['401'] },
    {
      says: 'Without the first line of this file, a user name and password in .env would protect nothing',
      run: `curl -s -i -u warehouse:replace-with-a-long-password ${APP}/my-app/pages/page`,
      prints: ['200 OK'],
    },
  ],
};
