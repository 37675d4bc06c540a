import type { Guide } from '../../../../scripts/guides/guide.ts';
import { MAKE_APP, PAGE, RUNNING_APP, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  providers: {
    'https://github.com': { '/login/oauth/access_token': { access_token: 'token', token_type: 'bearer', scope: 'read:user,user:email' } },
    'https://api.github.com': {
      '/user': { id: 17, login: 'priya', name: 'Priya Nair', email: null, avatar_url: null },
      '/user/emails': [
        { email: 'priya@home.example.net', verified: true, primary: true },
        { email: 'priya@example.com', verified: true, primary: false },
      ],
    },
  },
  steps: [
    MAKE_APP,
    { follow: '' },
    { follow: 'authentication-secret' },
    { follow: 'use-the-session-in-functions' },
    START_EDITOR,
    { open: `${RUNNING_APP}/editor`, see: ['Page hierarchy'] },
    { open: PAGE, at: `${RUNNING_APP}/signin`, see: ['You must be authenticated to use this app.'] },
    { press: 'GitHub', at: PAGE, see: ['Hello Priya Nair'] },
    { says: 'In a built app, other requests, such as those of queries, are answered with 401', run: 'npm run build' },
    { says: 'In a built app, other requests, such as those of queries, are answered with 401', run: 'npm start' },
    { open: PAGE, see: ['Hello Priya Nair'] },
    {
      says: 'In a built app, other requests, such as those of queries, are answered with 401',
      run: `curl -s -i -X POST ${RUNNING_APP}/api/data/page/myName`,
      prints: ['401'],
    },
  ],
};
