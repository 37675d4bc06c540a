import { type CSSObject, createTheme, type Theme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from '../shared/preferences/color-mode.ts';
import type { Direction } from '../shared/preferences/direction.ts';
import { siteComponents } from './components.ts';
import { textSize } from './css.ts';
import { denseComponents } from './dense.ts';
import { PALETTES } from './palette.ts';
import { BORDER_RADIUS_PX, BREAKPOINTS_PX, DURATIONS_MS, FONT_FAMILY, FONT_SIZE_PX, LAYERS, SPACING_UNIT_PX } from './tokens.ts';

/** Surfaces of the docs that Material's palette has no name for. */
type Surface = {
  field: string;
  subtle: string;
  hover: string;
  code: string;
  codeText: string;
  codeBar: string;
  inlineCode: string;
  accent: string;
};

declare module '@mui/material/styles' {
  interface Palette {
    surface: Surface;
  }
  interface PaletteOptions {
    surface: Surface;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

type Create = Theme['transitions']['create'];

export type ThemeOptions = { direction: Direction; dense: boolean };

/** The site's theme: both color schemes as CSS variables. */
export function createSiteTheme({ direction, dense }: ThemeOptions): Theme {
  const theme = createTheme(
    {
      cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
      colorSchemes: { light: { palette: PALETTES.light }, dark: { palette: PALETTES.dark } },
      direction,
      breakpoints: { values: BREAKPOINTS_PX },
      spacing: SPACING_UNIT_PX,
      shape: { borderRadius: BORDER_RADIUS_PX },
      typography: {
        fontFamily: FONT_FAMILY,
        fontSize: FONT_SIZE_PX,
        h1: { fontSize: textSize.title, lineHeight: 1.2, fontWeight: 600, letterSpacing: 0 },
        button: { textTransform: 'none' },
      },
      transitions: { duration: DURATIONS_MS },
      zIndex: LAYERS,
      components: siteComponents,
    },
    dense ? { components: denseComponents } : {},
  );
  theme.transitions.create = movementOnly(theme.transitions.create);
  // The provider asks for the variables each time that it is made, and merging them again is a part of every render.
  const vars = theme.generateThemeVars();
  return Object.assign(theme, { applyStyles: applyStylesOf, generateThemeVars: () => vars });
}

const MOVEMENT = /^(transform|opacity|visibility|width|height|max-height|top|left|right|bottom)$/;

/** Leaves movement: colors change at once, or every switch of the mode would make the whole page fade. */
function movementOnly(create: Create): Create {
  return (props = [], options) => {
    const moved = [props].flat().filter((name) => MOVEMENT.test(name));
    return moved.length === 0 ? 'none' : create(moved, options);
  };
}

/**
 * `theme.applyStyles` that also knows the third case, no attribute at all, in which the media query decides.
 * Material's own only looks at the attribute, so without script a dark system would get light styles.
 */
function applyStylesOf(scheme: string, styles: CSSObject): CSSObject {
  return {
    [`*:where([${COLOR_SCHEME_ATTRIBUTE}="${scheme}"]) &`]: styles,
    [`@media (prefers-color-scheme: ${scheme})`]: { [`*:where(:root:not([${COLOR_SCHEME_ATTRIBUTE}])) &`]: styles },
  };
}
