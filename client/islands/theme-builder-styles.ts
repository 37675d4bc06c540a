import type { CSSObject } from '@mui/material/styles';
import { CONTRAST_THEME, color, radius, textSize } from '../theme/css.ts';
import { field } from '../theme/field.ts';
import { from } from '../theme/media.ts';
import { BREAKPOINTS_PX, HEADER_HEIGHT_PX, THEME_BESIDE_FROM_PX } from '../theme/tokens.ts';

/** The height of the dashboard above the fields, where there is no room beside them. */
const PREVIEW_PX = 300;

const input: CSSObject = { ...field, minWidth: 0, width: '100%', minHeight: 36, paddingInline: 8 };

/** Where two dashboards fit beside each other: above the fields on tablets, beside them on wide windows. */
export const SIDE_BY_SIDE = `(min-width:${BREAKPOINTS_PX.md}px) and (max-width:${BREAKPOINTS_PX.lg - 0.02}px),(min-width:${THEME_BESIDE_FROM_PX}px)`;

/** The theme builder's form, frame and code; the code block itself has the page's styles. */
export const themeBuilderStyles: CSSObject = {
  marginBlock: '16px 24px',
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '8px 16px',
    margin: '0 0 16px',
    padding: '8px 16px 12px',
    border: `1px solid ${color.divider}`,
    borderRadius: radius.medium,
  },
  '& .field': { display: 'flex', flexDirection: 'column', gap: 4, fontSize: textSize.label, '& > span': { display: 'flex', gap: 4 } },
  // No field that gets the focus lies under the dashboard.
  '& :is(input, button)': { scrollMarginBlockStart: HEADER_HEIGHT_PX + PREVIEW_PX + 32 },
  '& .field input': input,
  '& input[type="color"]': { flex: '0 0 40px', padding: 2, cursor: 'pointer' },
  '& input[aria-invalid="true"]': { borderColor: color.error },
  '& .problem': { color: color.error, fontSize: textSize.caption, '&:empty': { display: 'none' } },
  '& .choices': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  '& .choices label': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 32, fontSize: textSize.label },
  '& .choices button': {
    ...input,
    width: 'auto',
    paddingInline: 12,
    cursor: 'pointer',
    '&[aria-pressed="true"]': { borderColor: color.primary, outline: `1px solid ${color.primary}`, fontWeight: 600 },
    [CONTRAST_THEME]: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
  },
  '& .choices .last': { marginInlineStart: 'auto' },
  '& .contrasts': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: textSize.caption,
    color: color.textSecondary,
    '& li': { margin: 0, lineHeight: '18px' },
    '& b': { whiteSpace: 'nowrap' },
  },
  '& .contrasts .passes b': { color: color.success },
  '& .contrasts .largeOnly b': { color: color.warning },
  '& .contrasts .fails b': { color: color.error },
  '& .previews': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 12,
    height: PREVIEW_PX,
    marginBottom: 16,
    // What changes stays in sight of what changes it.
    position: 'sticky',
    insetBlockStart: HEADER_HEIGHT_PX,
    zIndex: 1,
    background: color.background,
  },
  '& iframe': {
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    border: `1px solid ${color.divider}`,
    borderRadius: radius.medium,
    background: color.background,
  },
  [from('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 330px',
    gap: '0 16px',
    '& .previews': { height: 560, insetBlockStart: HEADER_HEIGHT_PX + 16 },
    '& fieldset': { gridTemplateColumns: '1fr 1fr' },
    '&>figure': { gridColumn: '1 / 3' },
  },
};
