import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGES, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

const QR_PAGE = `${PAGES}/qrcode`;

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio', qrcode: 'qrcode' },
  steps: [
    MAKE_APP,
    { follow: 'run-it' },
    { follow: 'the-function' },
    { follow: 'the-page' },
    START_EDITOR,
    { open: QR_PAGE, see: ['QR code'] },
    { type: 'Harbour Goods', into: 'Encoded text', see: ['QR code'] },
    { follow: 'extend' },
    { open: EDITOR, see: ['scaleField'] },
    { open: QR_PAGE, see: ['Pixels per square', 'QR code'] },
  ],
};
