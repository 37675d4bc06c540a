// The theme's numbers, as the product specifies them.

/** Width from which each layout size applies, in pixels. */
export const BREAKPOINTS_PX = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** From this width of the window on, in pixels, the header's bar has room for all that is in it. */
export const FULL_BAR_FROM_PX = 480;
/** From this one on, lines of code stand beside their demo: together they are wider than text. */
export const CODE_BESIDE_FROM_PX = 1280;
/** From this one on, two dashboards stand beside the fields of the theme builder. */
export const THEME_BESIDE_FROM_PX = 1400;

export const SPACING_UNIT_PX = 8;
export const BORDER_RADIUS_PX = 4;
export const FONT_SIZE_PX = 14;
/** Latin letters are the site's own font; Chinese ones come with the reader's system, so nothing is downloaded for them. */
export const FONT_FAMILY = 'Roboto, "Helvetica Neue", Arial, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif';
export const CODE_FONT_FAMILY = 'Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** Transitions, in milliseconds. */
export const DURATIONS_MS = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

/** Layers, lowest first. */
export const LAYERS = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

/** Sizes of the page frame, in pixels. */
export const HEADER_HEIGHT_PX = 57;
/** The row on phones that says which section is being read. */
export const TOC_ROW_HEIGHT_PX = 44;
export const SIDE_NAV_WIDTH_PX = 280;
export const TOC_WIDTH_PX = 240;
