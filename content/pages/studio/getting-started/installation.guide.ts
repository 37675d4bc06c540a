import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, PAGE, PREVIEW_BANNER, RUNNING_APP } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    { follow: 'manual' },
    { follow: 'start-the-editor' },
    { open: PAGE, see: [PREVIEW_BANNER] },
    { open: EDITOR, at: `${RUNNING_APP}/editor`, see: ['Page hierarchy', 'Component library'] },
    { says: 'add Studio to a repository you already have', run: 'mkdir ../harbour-goods' },
    { says: 'add Studio to a repository you already have', run: 'cd ../harbour-goods' },
    { says: 'add Studio to a repository you already have', run: 'npm init --yes' },
    { follow: 'add-to-an-existing-project' },
    { open: PAGE, see: [PREVIEW_BANNER] },
    { says: 'the first page is internal-tools/pages/page/page.yml', written: 'internal-tools/pages/page/page.yml' },
    {
      says: 'functions go into internal-tools/resources',
      run: `mkdir internal-tools/resources && echo 'export default async () => 17;' > internal-tools/resources/orders.ts`,
    },
    { says: 'Make it yourself, and start dev again afterwards', run: 'npm run toolpad-studio:dev' },
    { open: PAGE, see: [PREVIEW_BANNER] },
    { says: 'functions go into internal-tools/resources', written: 'internal-tools/.generated/functions/orders.mjs' },
  ],
};
