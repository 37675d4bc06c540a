import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, RUNNING_APP, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  services: {
    'https://dog.ceo': {
      '/api/breeds/list/all': { message: { akita: [], hound: ['afghan', 'basset'], husky: [] }, status: 'success' },
      '/api/breed/': { message: 'https://dog.ceo/photos/akita.svg', status: 'success' },
      '/api/breed/hound/': { message: 'https://dog.ceo/photos/hound.svg', status: 'success' },
      '/photos/': '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" fill="tan"/></svg>',
    },
  },
  steps: [
    MAKE_APP,
    START_EDITOR,
    { open: EDITOR, at: `${RUNNING_APP}/editor`, see: ['Page hierarchy', 'Component library'] },
    { follow: 'the-finished-page-file' },
    { open: EDITOR, at: `${RUNNING_APP}/editor`, see: ['dogQuery', 'imageQuery'] },
    { open: PAGE, see: ['Breed', 'Sub-breeds', 'akita', 'husky', 'Photo of the selected breed'] },
    { press: 'hound', see: ['Photo of the selected breed'] },
  ],
};
