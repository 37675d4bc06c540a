import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type * as React from 'react';

type Props = { cache: EmotionCache; group: string; children: React.ReactNode };

/** What surrounds a demo: the style cache of its direction, and a theme for those that bring none. */
export function DemoRoot({ cache, group, children }: Props) {
  return (
    <CacheProvider value={cache}>
      {group === 'studio' ? <PlainTheme>{children}</PlainTheme> : children}
    </CacheProvider>
  );
}

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

/** The builder's demos show Material UI itself; the kit's demos have a provider with a theme of their own. */
function PlainTheme({ children }: { children: React.ReactNode }) {
  return (
    <ThemeProvider theme={theme} modeStorageKey="toolpad-mode">
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
