import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, type ThemeOptions } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import * as React from 'react';
// biome-ignore lint/style/noRestrictedImports: the theme builder's own frame, which nobody pastes, is dense as its code is.
import { denseComponents } from '../../../../../client/theme/dense.ts';

const COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

type Palette = Record<(typeof COLORS)[number], { main: string }>;

type Choice = {
  mode: 'both' | 'light' | 'dark';
  dense: boolean;
  palette: Palette;
  contrastThreshold: number;
  tonalOffset: number;
  spacing: number;
  borderRadius: number;
  fontSize: number;
};

const FIRST: Choice = {
  mode: 'both',
  dense: false,
  palette: {
    primary: { main: '#1976d2' },
    secondary: { main: '#9c27b0' },
    error: { main: '#d32f2f' },
    warning: { main: '#ed6c02' },
    info: { main: '#0288d1' },
    success: { main: '#2e7d32' },
  },
  contrastThreshold: 3,
  tonalOffset: 0.2,
  spacing: 8,
  borderRadius: 12,
  fontSize: 14,
};

/** The theme that the builder's code makes. */
function themeOf({ mode, dense, ...choice }: Choice) {
  const { contrastThreshold, tonalOffset, spacing, borderRadius, fontSize } = choice;
  const palette = { ...choice.palette, contrastThreshold, tonalOffset };
  const schemes =
    mode === 'both'
      ? {
          cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
          colorSchemes: { light: { palette }, dark: { palette } },
        }
      : { palette: { mode, ...palette } };
  return createTheme({
    ...schemes,
    spacing,
    shape: { borderRadius },
    typography: { fontSize },
    components: dense ? (denseComponents as ThemeOptions['components']) : {},
    // scaffold-start
    // Only for this small frame: the desktop layout starts at 600 px.
    breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
    // scaffold-end
  });
}

/** A theme from the page around this frame; undefined for any other message. */
function parseChoice(data: unknown): Choice | undefined {
  const message = data as { kind?: unknown; choice?: Partial<Choice> } | null;
  const choice = message?.kind === 'theme' ? message.choice : undefined;
  if (!choice || typeof choice.dense !== 'boolean') return undefined;
  if (choice.mode !== 'both' && choice.mode !== 'light' && choice.mode !== 'dark')
    return undefined;
  const hasColors = COLORS.every((name) =>
    /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(String(choice.palette?.[name]?.main)),
  );
  const hasNumbers = [
    choice.contrastThreshold,
    choice.tonalOffset,
    choice.spacing,
    choice.borderRadius,
    choice.fontSize,
  ].every(Number.isFinite);
  return hasColors && hasNumbers ? (choice as Choice) : undefined;
}

/** The choice that the page sends. It sends one as soon as the frame says that it is ready. */
function useChoice(): Choice {
  const [choice, setChoice] = React.useState(FIRST);
  React.useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      setChoice((current) => parseChoice(data) ?? current);
    };
    window.addEventListener('message', receive);
    window.parent.postMessage({ kind: 'theme-ready' }, window.location.origin);
    return () => window.removeEventListener('message', receive);
  }, []);
  return choice;
}

const NAVIGATION: Navigation = [
  { segment: '', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const BRANDING = { title: 'Harbour Goods' };

export default function ThemeBuilderPreview() {
  const choice = useChoice();
  const theme = React.useMemo(() => themeOf(choice), [choice]);

  return (
    // The key gives each kind of theme a provider of its own.
    <AppProvider
      key={choice.mode}
      theme={theme}
      navigation={NAVIGATION}
      branding={BRANDING}
    >
      <DashboardLayout defaultSidebarCollapsed>
        <Stack spacing={2} sx={{ p: 2 }}>
          <Typography variant="h5" component="h1">
            Order 1043
          </Typography>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Stack spacing={2}>
              <TextField label="Customer" defaultValue="Priya Nair" />
              <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
                <Button variant="contained">Ship</Button>
                <Button variant="outlined" color="secondary">
                  Print
                </Button>
                <Button color="error">Cancel order</Button>
              </Stack>
            </Stack>
          </Paper>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {COLORS.map((color) => (
              <Chip key={color} color={color} label={color} />
            ))}
          </Stack>
          <Alert severity="success">Paid in full</Alert>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
