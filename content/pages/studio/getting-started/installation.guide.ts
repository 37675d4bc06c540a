import type { Guide } from '../../../../scripts/guides/guide.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    { follow: 'manual' },
    { follow: 'start-the-editor' },
    { open: 'http://localhost:3000/prod/pages/page', see: ['This is a preview version of the application'] },
    { open: 'http://localhost:3000/', at: 'http://localhost:3000/prod/editor', see: ['Page hierarchy', 'Component library'] },
  ],
};
