import type { CSSObject } from '@mui/material/styles';
import { color, radius, shadow } from '../../../client/theme/css.ts';
import { below, from } from '../../../client/theme/media.ts';

const surface: CSSObject = {
  overflow: 'hidden',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.large,
  boxShadow: shadow.floating,
};

const scaled = (scale: number): CSSObject => ({ width: `${100 / scale}%`, height: `${100 / scale}%`, transform: `scale(${scale})` });

/** The product in its frame: a whole scene as wide as a desktop, made smaller; on a phone, as phones show it. */
export const sceneStyles: CSSObject = {
  ...surface,
  position: 'relative',
  height: 600,
  background: color.subtle,
  [from('sm')]: { height: 'auto', aspectRatio: '16/9.5' },
  '& iframe': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: '100%',
    height: '100%',
    border: 0,
    transformOrigin: 'top left',
    [from('sm')]: scaled(0.7),
  },
};

const columns: CSSObject = { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)' };

/** A picture of a desktop window. Where that is too small to be read, a phone shows its middle; the whole of it is a tap away. */
const pictureStyles: CSSObject = {
  '& .picture': { margin: 0, borderBlockEnd: `1px solid ${color.divider}`, background: color.background },
  '& .zoomable': {
    width: 'auto',
    overflow: 'hidden',
    '& *': { borderRadius: 0 },
    '&>img': { width: '100%' },
  },
  '& .caption': { margin: 0, padding: '8px 16px', borderBlockStart: `1px solid ${color.divider}` },
  '& .zoom:focus-visible': { outlineOffset: -3 },
  [below('sm')]: { '& .zoomable': { height: 350 }, '& .zoomable>img': { height: 507, objectFit: 'cover', objectPosition: '62% 0' } },
};

/** One surface of several parts, which lines divide: fields, the app, its code. */
export const panelStyles: CSSObject = {
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.code,
  '& .own-app': { padding: 16, borderBlockEnd: `1px solid ${color.divider}`, background: color.background },
  '& .scene': {
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
    // As high as the code beside it.
    [from('sm')]: { aspectRatio: 'auto', minHeight: 430, '& iframe': scaled(0.8) },
    [from('lg')]: { '& iframe': scaled(0.75) },
  },
  '& .code': { margin: 0, border: 0, borderRadius: 0, '& pre': { lineHeight: 1.5 } },
  // What the reader chose.
  '& .own': { borderRadius: radius.small, background: color.accent, boxShadow: `0 0 0 3px ${color.accent}` },
  '& .own-code': { borderBlockStart: `1px solid ${color.divider}` },
  ...pictureStyles,
  [from('lg')]: {
    '&:has(.picture)': { gridTemplateColumns: 'minmax(0, 1fr) 600px' },
    '& .picture': { borderBlockEnd: 0, borderInlineEnd: `1px solid ${color.divider}` },
    '@media (scripting:enabled)': {
      ...columns,
      '& .own-app': { gridColumn: '1/3' },
      '& .own-code': { borderBlockStart: 0, borderInlineStart: `1px solid ${color.divider}` },
    },
  },
  '@media (scripting:none)': { '& .own-code': { display: 'none' } },
};
