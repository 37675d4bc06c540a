import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PAGES, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

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
    { follow: 'pages-as-code' },
    {
      says: 'Without a page.yml beside it, the folder is not in the navigation',
      run: 'mkdir toolpad/pages/report && echo "export default () => null;" > toolpad/pages/report/page.tsx',
    },
    {
      says: 'do nothing in 0.13.0, and neither the terminal nor the build says so',
      run: 'echo "import nothing" > toolpad/pages/page/page.tsx',
    },
    START_EDITOR,
    { open: `${PAGES}/stock`, see: ['12 boxes of lamps are left.'], miss: ['Report'] },
    { press: 'Take one', see: ['11 boxes of lamps are left.'] },
    { open: `${PAGES}/report`, see: ['Not found'] },
    { open: PAGE, see: ['Orders of the week'] },
    {
      says: 'An invalid file makes the server print an error and skip the page',
      run: 'mkdir toolpad/pages/broken && echo "apiVersion: v1" > toolpad/pages/broken/page.yml',
    },
    { says: 'An invalid file makes the server print an error and skip the page', run: 'npm run dev', prints: ['broken', 'ready on'] },
    { open: EDITOR, see: ['greeting'], miss: ['broken'] },
    { open: PAGE, see: ['Orders of the week'] },
    { says: 'toolpad-studio dev ./back-office', run: 'npx toolpad-studio dev ./back-office' },
    { open: PAGE, see: [PREVIEW_BANNER], miss: ['Orders of the week'] },
    { says: 'Pass another one to every command', run: 'test -e back-office/pages/page/page.yml' },
  ],
};
