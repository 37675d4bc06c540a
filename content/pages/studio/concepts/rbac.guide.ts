import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGES, RUNNING_APP, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

const AUTHENTICATION = '/toolpad/studio/concepts/authentication';
const MICROSOFT = 'https://login.microsoftonline.com';
const ISSUER = `${MICROSOFT}/contoso/v2.0`;
const CLIENT = 'replace-with-your-client-id';

/** What Entra ID says about a user of the tenant who has the role. Nobody checks the signature of what comes from the provider itself. */
const CLAIMS = {
  iss: ISSUER,
  aud: CLIENT,
  sub: 'priya',
  name: 'Priya Nair',
  email: 'priya@example.com',
  roles: ['Task.Finance'],
  iat: 1_763_856_000,
  exp: 4_102_444_800,
};
const ID_TOKEN = [{ alg: 'RS256', typ: 'JWT' }, CLAIMS, 'signature']
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  providers: {
    [MICROSOFT]: {
      '/contoso/v2.0/.well-known/openid-configuration': {
        issuer: ISSUER,
        authorization_endpoint: `${MICROSOFT}/contoso/oauth2/v2.0/authorize`,
        token_endpoint: `${MICROSOFT}/contoso/oauth2/v2.0/token`,
        userinfo_endpoint: 'https://graph.microsoft.com/oidc/userinfo',
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/contoso/oauth2/v2.0/token': { access_token: 'token', token_type: 'Bearer', expires_in: 3600, id_token: ID_TOKEN },
    },
    'https://graph.microsoft.com': {},
  },
  notFollowed: { 'get-roles-from-entra-id': "Microsoft's portal needs a tenant; the stand-in delivers the role instead." },
  steps: [
    MAKE_APP,
    { follow: '' },
    { follow: 'check-roles-on-the-server' },
    { follow: '', of: AUTHENTICATION },
    { follow: 'azure-ad', of: AUTHENTICATION, fill: { 'replace-with-your-tenant-id': 'contoso' } },
    { follow: 'define-roles' },
    { follow: 'map-roles' },
    START_EDITOR,
    { open: EDITOR, see: ['Page hierarchy'] },
    { says: 'Click Authorization in the header of the editor', press: 'Authorization' },
    { says: 'open the tab Roles.', press: 'Roles', see: ['Sees salaries and invoices'] },
    { says: 'Click Add role, and enter a name and a description.', edit: { row: ['clerk', 'Enters orders'], press: 'Add role' } },
    { open: EDITOR, see: ['Page hierarchy'] },
    { open: `${PAGES}/payroll`, at: `${RUNNING_APP}/signin`, see: ['You must be authenticated to use this app.'] },
    { press: 'Azure', at: PAGES, see: ['Priya Nair', '5,400'] },
    { says: 'has no effect on users who are signed in', run: "sed -i 's/- Task.Finance/- Task.Other/' toolpad/application.yml" },
    START_EDITOR,
    { open: `${PAGES}/payroll`, see: ['Priya Nair', '5,400'] },
    {
      says: 'Opening its address shows an Unauthorized text',
      run: "sed -i 's/- finance/- admin/' toolpad/pages/payroll/page.yml",
    },
    START_EDITOR,
    { open: `${PAGES}/payroll`, see: ['Unauthorized'], miss: ['5,400'] },
    {
      says: 'change TOOLPAD_AUTH_SECRET and start the app again: that signs everybody out',
      run: "sed -i 's/^TOOLPAD_AUTH_SECRET=.*/TOOLPAD_AUTH_SECRET=another-secret-that-is-long-enough/' .env",
    },
    START_EDITOR,
    { open: `${PAGES}/payroll`, at: `${RUNNING_APP}/signin`, see: ['You must be authenticated to use this app.'] },
    { says: 'This is what a built app does', run: 'npm run build' },
    { says: 'This is what a built app does', run: 'npm start' },
    { says: 'This is what a built app does', run: `curl -s -i -X POST ${RUNNING_APP}/api/data/payroll/salaries`, prints: ['401'] },
  ],
};
