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
  notFollowed: {
    github: 'An OAuth app needs an account at GitHub, whose answers a stand-in gives.',
    google: 'A client ID needs an account at Google.',
    'azure-ad': 'A registration needs a tenant at Microsoft.',
  },
  steps: [
    MAKE_APP,
    { follow: '' },
    { follow: 'authentication-secret' },
    { follow: 'use-the-session-in-functions' },
    START_EDITOR,
    { open: `${RUNNING_APP}/editor`, see: ['Page hierarchy'] },
    { says: 'Click Authorization in the header of the editor and open the tab Authentication.', press: 'Authorization' },
    { press: 'Authentication' },
    {
      says: 'Choose one or more under Authentication providers.',
      edit: { choose: 'Google', from: 'Authentication providers', written: true },
    },
    { says: 'set its variables.', run: 'cat .env', prints: ['TOOLPAD_GITHUB_CLIENT_ID'] },
    { says: 'Start dev again.', run: 'cat toolpad/application.yml', prints: ['google', 'github'] },
    { follow: '', only: 'files' },
    START_EDITOR,
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

    {
      says: 'the server accepts each one whose variables are set',
      run: "sed -i 's/provider: github/provider: google/' toolpad/application.yml",
    },
    START_EDITOR,
    { open: `${RUNNING_APP}/signin`, see: ['Google'], miss: ['GitHub'] },
    { says: 'also without a button.', run: `curl -s ${RUNNING_APP}/api/auth/providers`, prints: ['/signin/github'] },
  ],
};
