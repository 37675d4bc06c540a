import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import * as React from 'react';
import { KIT_MODE_KEY } from '../../../client/shared/constants.ts';
import { DemoBoundary } from './demo-boundary.tsx';
import { createTheme, ThemeProvider } from './styles.ts';

type Props = { cache: EmotionCache; group: string; children: React.ReactNode };

/** Groups of demos of hooks. */
const WITHOUT_THEME = new Set(['use-dialogs', 'use-notifications', 'persistent-state']);

/** The builder's demos show Material UI itself; the kit's components have a provider with a theme of their own. */
function bringsNoTheme(group: string): boolean {
  return group.startsWith('studio') || WITHOUT_THEME.has(group);
}

/** What surrounds a demo: the style cache of its direction, a boundary for its crashes, and a theme for those that bring none. */
export function DemoRoot({ cache, group, children }: Props) {
  // Its direction changes with its first picture, not a picture later.
  React.useLayoutEffect(() => {
    document.body.dataset.mounted = 'true';
  }, []);
  // Says that the demo answers from now on; before, a press would be lost.
  React.useEffect(() => {
    document.body.dataset.alive = 'true';
  }, []);
  return (
    <CacheProvider value={cache}>
      <DemoBoundary Theme={PlainTheme}>
        {bringsNoTheme(group) ? <PlainTheme>{children}</PlainTheme> : children}
      </DemoBoundary>
    </CacheProvider>
  );
}

function PlainTheme({ children }: { children: React.ReactNode }) {
  const [theme] = React.useState(plainTheme);
  return (
    <ThemeProvider theme={theme} modeStorageKey={KIT_MODE_KEY}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

// Made when it is asked for: it takes a tenth of what the start of a demo does, and most demos have a theme of their own.
function plainTheme() {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
    colorSchemes: { light: true, dark: true },
  });
}
