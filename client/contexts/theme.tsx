import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider as MaterialThemeProvider, type Theme } from '@mui/material/styles';
import * as React from 'react';
import type { Direction } from '../shared/preferences/direction.ts';
import { createSiteTheme } from '../theme/create-theme.ts';
import { initialThemeOptions, type ThemeAction, themeOptionsReducer } from '../theme/theme-options.ts';

const DispatchContext = React.createContext<React.Dispatch<ThemeAction> | null>(null);

/** The style cache of a direction. */
export type CacheOf = (direction: Direction) => EmotionCache;

type Props = { direction: Direction; dense: boolean; cacheOf: CacheOf; children: React.ReactNode };

const themes = new Map<string, Theme>();

/** The theme of a direction and density, made once. */
export function themeOf(direction: Direction, dense: boolean): Theme {
  const key = `${direction}-${dense}`;
  const theme = themes.get(key) ?? createSiteTheme({ direction, dense });
  themes.set(key, theme);
  return theme;
}

/** Holds the theme options and gives theme and style cache to everything below; color variables and modes are the page's, not React's. */
export function ThemeProvider({ direction, dense, cacheOf, children }: Props) {
  const [options, dispatch] = React.useReducer(themeOptionsReducer, { ...initialThemeOptions, direction, dense });
  return (
    <DispatchContext value={dispatch}>
      <CacheProvider value={cacheOf(options.direction)}>
        <MaterialThemeProvider
          theme={themeOf(options.direction, options.dense)}
          disableStyleSheetGeneration
          colorSchemeNode={null}
          storageManager={null}
        >
          {children}
        </MaterialThemeProvider>
      </CacheProvider>
    </DispatchContext>
  );
}

/** Changes theme options. Throws outside `ThemeProvider`. */
export function useThemeDispatch(): React.Dispatch<ThemeAction> {
  const dispatch = React.use(DispatchContext);
  if (!dispatch) throw new Error('Forgot to wrap component in `ThemeProvider`');
  return dispatch;
}
