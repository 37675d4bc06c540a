import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  services: { 'https://weather.example.com': { '/v1/forecast': { city: 'Lisbon', celsius: 21 } } },
  steps: [
    MAKE_APP,
    START_EDITOR,
    { open: PAGE, see: [PREVIEW_BANNER] },
    { follow: '' },
    { follow: 'your-first-function' },
    { open: EDITOR, see: ['greeting'] },
    { open: PAGE, see: ['Hello Priya, this is Node'] },
    { type: 'Aiko', into: 'Name', see: ['Hello Aiko, this is Node'] },
    { follow: 'parameters-come-from-the-types' },
    { follow: 'secrets' },
    { follow: 'request-context' },
    { follow: 'cookies' },
    { open: PAGE, see: ['Hello Priya, this is Node'] },
  ],
};
