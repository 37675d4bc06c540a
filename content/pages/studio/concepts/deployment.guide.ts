import type { Guide } from '../../../../scripts/guides/guide.ts';
import { MAKE_APP, PAGE, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  beside: { debian: ['nginx', 'openssl'] },
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
    // What the image does, without Docker. `npm ci` refuses the lock of a registry that lacks packages of other platforms; installing keeps to it too.
    { follow: 'with-docker', only: 'files' },
    {
      says: 'keeps your packages, secrets and earlier builds out of it',
      run: 'mkdir ../image && tar --exclude-from=.dockerignore -cf - . | tar -xf - -C ../image',
    },
    { says: 'The image installs the locked packages', run: 'cd ../image' },
    {
      says: 'The image installs the locked packages',
      run: 'test ! -e node_modules && test ! -e toolpad/.generated && npm install --no-save',
    },
    { says: 'The image installs the locked packages, builds the app and starts it', run: 'npm run build' },
    { says: 'The image installs the locked packages, builds the app and starts it', run: 'npm run start' },
    { open: 'http://localhost:3000/orders/pages/page', see: ['Toolpad Studio'] },
    // The addresses and the certificate are this machine's own.
    {
      follow: 'behind-a-reverse-proxy',
      fill: { 'listen 80': 'listen 8480', 'listen 443': 'listen 8443', $host$request_uri: '$host:8443$request_uri', '/etc/ssl/': '' },
    },
    {
      says: 'End TLS at the proxy',
      run: 'openssl req -x509 -newkey rsa:2048 -nodes -keyout tools.key -out tools.crt -days 2 -subj /CN=localhost',
    },
    { says: 'With nginx', run: "echo 'events {} http { include etc/nginx/conf.d/*.conf; }' > nginx.conf" },
    {
      says: 'for an app that was built with --base /back-office',
      run: "npm pkg set scripts.build='toolpad-studio build --base /back-office' scripts.start='toolpad-studio start --base /back-office'",
    },
    { says: 'for an app that was built with --base /back-office', run: 'npm run build' },
    { says: 'for an app that was built with --base /back-office', run: 'npm run start', prints: ['ready on'] },
    { says: 'With nginx', run: 'nginx -p "$PWD" -c "$PWD/nginx.conf" -e stderr -g "daemon off; pid nginx.pid;"' },
    {
      open: 'http://localhost:8480/back-office/pages/page',
      at: 'https://localhost:8443/back-office/pages/page',
      see: ['Toolpad Studio'],
    },
    { open: 'http://localhost:8480/health-check', at: 'https://localhost:8443/health-check', see: ['heapUsed'] },
    {
      says: 'With / alone, the address / redirects to itself',
      run: "npm pkg set scripts.build='toolpad-studio build --base /' scripts.start='toolpad-studio start --base /'",
    },
    { says: 'With / alone', run: 'npm run build' },
    { says: 'With / alone', run: 'npm run start', prints: ['ready on'] },
    {
      says: 'With / alone, the address / redirects to itself',
      run: "curl --silent --output /dev/null --write-out '%{redirect_url}|' http://localhost:3000/",
      prints: ['http://localhost:3000/|'],
    },
    {
      says: 'a folder that does not exist is created with an empty page',
      run: 'npx toolpad-studio build ./nowhere && ls nowhere/pages',
      prints: ['page'],
    },
    {
      says: 'start then stops with No production build found',
      run: '(npx toolpad-studio start ./elsewhere 2>&1 || true) && ls elsewhere/pages',
      prints: ['No production build found', 'page'],
    },
  ],
};
