import type { ColorScheme } from '../shared/preferences/color-mode.ts';
import { type Direction, parseDirection } from '../shared/preferences/direction.ts';

/** What the theme is made from. The palette itself follows CSS variables. */
export type ThemeOptionsState = { dense: boolean; direction: Direction; paletteMode: ColorScheme };

export type ThemeAction =
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'CHANGE'; payload: { paletteMode?: ColorScheme; direction?: Direction } };

export const initialThemeOptions: ThemeOptionsState = { dense: false, direction: 'ltr', paletteMode: 'light' };

/**
 * Reduces theme options. This site itself sends SET_DENSE alone: another direction loads the page again, and modes are CSS.
 * The three together are what the theme promises: CHANGE returns the same state when nothing changes. Throws on an action it does not know.
 */
export function themeOptionsReducer(state: ThemeOptionsState, action: ThemeAction): ThemeOptionsState {
  switch (action.type) {
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense: initialThemeOptions.dense };
    case 'CHANGE': {
      const { paletteMode = state.paletteMode, direction = state.direction } = action.payload;
      if (paletteMode === state.paletteMode && direction === state.direction) return state;
      return { ...state, paletteMode, direction: parseDirection(direction) };
    }
    default:
      throw new Error(`Unrecognized type ${(action as { type: string }).type}`);
  }
}
