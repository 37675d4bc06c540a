import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

const PAGE_FILE = 'toolpad/pages/page/page.yml';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    MAKE_APP,
    { says: 'The first run of toolpad-studio dev creates the folder toolpad/ with one page named page', run: 'rm -r toolpad' },
    START_EDITOR,
    { open: PAGE, see: [PREVIEW_BANNER] },
    {
      says: 'The first run of toolpad-studio dev creates the folder toolpad/ with one page named page',
      run: 'find toolpad -not -path "*/.generated*" -type f',
      prints: ['toolpad/.gitignore', PAGE_FILE],
    },
    { follow: '' },
    { follow: 'what-to-commit' },
    {
      says: 'An invalid file makes the server print an error and skip the page',
      run: 'mkdir toolpad/pages/broken && echo "apiVersion: v1" > toolpad/pages/broken/page.yml',
    },
    { says: 'An invalid file makes the server print an error and skip the page', run: 'npm run dev', prints: ['broken'] },
    { open: EDITOR, see: ['greeting'], miss: ['broken'] },
    { open: PAGE, see: ['Orders of the week'] },
    { says: 'toolpad-studio dev ./back-office', run: 'npx toolpad-studio dev ./back-office' },
    { open: PAGE, see: [PREVIEW_BANNER], miss: ['Orders of the week'] },
    { says: 'Pass another one to every command', run: 'test -e back-office/pages/page/page.yml' },
  ],
};
