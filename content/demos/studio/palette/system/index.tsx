// scaffold-start: This frame imitates the editor's Theme tab with Material UI: no Toolpad Studio package is involved.

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import * as colors from '@mui/material/colors';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import * as React from 'react';

const HUES = {
  Blue: colors.blue[700],
  Teal: colors.teal[800],
  Purple: colors.deepPurple[600],
  Orange: colors.orange[800],
} as const;

type Hue = keyof typeof HUES;
type Mode = 'light' | 'dark';

const toYaml = (mode: Mode, hue: Hue) =>
  `apiVersion: v1
kind: theme
spec:
  options:
    palette:
      mode: ${mode}
      primary:
        main: "${HUES[hue]}"`;

export default function StudioPalette() {
  const [mode, setMode] = React.useState<Mode>('light');
  const [hue, setHue] = React.useState<Hue>('Teal');

  // preview-start
  const theme = React.useMemo(
    () => createTheme({ palette: { mode, primary: { main: HUES[hue] } } }),
    [mode, hue],
  );
  // preview-end

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Mode"
          value={mode}
          onChange={(_, value: Mode | null) => setMode(value ?? mode)}
        >
          <ToggleButton value="light">Light</ToggleButton>
          <ToggleButton value="dark">Dark</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Primary"
          value={hue}
          onChange={(_, value: Hue | null) => setHue(value ?? hue)}
        >
          {Object.keys(HUES).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        <ThemeProvider theme={theme}>
          <Stack
            data-testid="app"
            spacing={1.5}
            sx={{
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.default',
              color: 'text.primary',
            }}
          >
            <TextField label="Customer" size="small" defaultValue="Aiko Tanaka" />
            <FormControlLabel
              control={<Checkbox defaultChecked />}
              label="Send an invoice"
            />
            <Alert severity="info">Two orders are open.</Alert>
            <Stack direction="row" spacing={1}>
              <Button variant="contained" size="small">
                Save
              </Button>
              <Button size="small">Cancel</Button>
            </Stack>
          </Stack>
        </ThemeProvider>
        <Box
          component="pre"
          dir="ltr"
          data-testid="yaml"
          sx={{
            m: 0,
            p: 1.5,
            bgcolor: 'action.hover',
            fontSize: 13,
            whiteSpace: 'pre-wrap',
          }}
        >
          {toYaml(mode, hue)}
        </Box>
      </Box>
    </Stack>
  );
}
