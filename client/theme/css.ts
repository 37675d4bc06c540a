/** The theme's CSS variables by short names, for styles that need no theme object. */
export const color = {
  text: 'var(--mui-palette-text-primary)',
  textSecondary: 'var(--mui-palette-text-secondary)',
  primary: 'var(--mui-palette-primary-main)',
  onPrimary: 'var(--mui-palette-primary-contrastText)',
  success: 'var(--mui-palette-success-main)',
  warning: 'var(--mui-palette-warning-main)',
  error: 'var(--mui-palette-error-main)',
  divider: 'var(--mui-palette-divider)',
  field: 'var(--mui-palette-surface-field)',
  background: 'var(--mui-palette-background-default)',
  paper: 'var(--mui-palette-background-paper)',
  subtle: 'var(--mui-palette-surface-subtle)',
  hover: 'var(--mui-palette-surface-hover)',
  accent: 'var(--mui-palette-surface-accent)',
  code: 'var(--mui-palette-surface-code)',
  codeText: 'var(--mui-palette-surface-codeText)',
  codeBar: 'var(--mui-palette-surface-codeBar)',
  inlineCode: 'var(--mui-palette-surface-inlineCode)',
} as const;

/** The type scale: every size of text on the site. The two largest grow with the window. */
export const textSize = {
  caption: '13px',
  label: '14px',
  body: '16px',
  lead: '18px',
  heading: '24px',
  title: 'clamp(28px, 4vw, 34px)',
  display: 'clamp(32px, 5.2vw, 52px)',
} as const;

/** How round corners are: of marks in text, of controls and surfaces, of panels, and of chips. */
export const radius = { small: '4px', medium: '8px', large: '12px', pill: '20px' } as const;

/** How far something stands above the page: a button, a menu or card, a dialog. */
export const shadow = {
  raised: '0 2px 8px rgba(0,0,0,.18)',
  floating: '0 8px 32px -8px rgba(0,0,0,.3)',
  modal: '0 24px 60px rgba(0,0,0,.3)',
} as const;

/** What is said beside code, on its surface of either scheme: what is wrong, what is quiet, and what to look at first. */
export const onCode = { wrong: 'light-dark(#a40e26, #ff9a93)', quiet: 'light-dark(#57606a, #b2b2b2)', warned: '#fd971f' } as const;

/** What is printed in black, and the lines around it. */
export const ink = { text: '#000', line: '#999' } as const;

/** What is laid over code, whose colors are the highlighting's: one value for both schemes, since it lets them through. */
export const tint = {
  marked: 'rgba(120,180,255,.16)',
  selected: 'rgba(102,170,255,.32)',
  added: 'rgba(70,200,120,.18)',
  removed: 'rgba(255,90,100,.16)',
  warned: 'rgba(253,151,31,.14)',
  active: 'rgba(127,137,150,.1)',
  hovered: 'rgba(127,137,150,.25)',
  line: 'rgba(127,137,150,.35)',
} as const;

/** What dims the page behind a dialog or drawer. */
export const BACKDROP = 'rgba(10,14,20,.55)';

/** The media query for a contrast theme, which replaces colors by the reader's own and paints transparent borders. */
export const CONTRAST_THEME = '@media (forced-colors:active)';
