import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import {
  PageContainer,
  PageHeader,
  type PageHeaderProps,
  PageHeaderToolbar,
} from '@toolpad/core/PageContainer';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Shop' },
  { segment: 'sales', title: 'Sales' },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// scaffold-start: `useMemoryRouter` is made for this frame. An app passes its real router instead.
function useMemoryRouter(initialPath: string): Router {
  const [path, setPath] = React.useState(initialPath);

  return React.useMemo(() => {
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    return { pathname, searchParams, navigate: (url) => setPath(String(url)) };
  }, [path]);
}
// scaffold-end

type Period = 'week' | 'month' | 'quarter';

const FIGURES: Record<Period, { label: string; value: string }[]> = {
  week: [
    { label: 'Orders', value: '184' },
    { label: 'Revenue', value: '€12,940' },
    { label: 'Returns', value: '9' },
  ],
  month: [
    { label: 'Orders', value: '802' },
    { label: 'Revenue', value: '€55,310' },
    { label: 'Returns', value: '41' },
  ],
  quarter: [
    { label: 'Orders', value: '2,377' },
    { label: 'Revenue', value: '€161,870' },
    { label: 'Returns', value: '126' },
  ],
};

const PeriodContext = React.createContext({
  period: 'week' as Period,
  setPeriod: (_period: Period) => {},
});

// preview-start
function SalesToolbar() {
  const { period, setPeriod } = React.useContext(PeriodContext);
  const [status, setStatus] = React.useState('Updated at 9:41');

  return (
    <PageHeaderToolbar>
      <Stack direction="row" useFlexGap spacing={1} sx={toolbarStyles}>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {status}
        </Typography>
        <Button
          startIcon={<DownloadIcon />}
          onClick={() => setStatus(`Exported: ${period}`)}
        >
          Export
        </Button>
        <PeriodSelect value={period} onChange={setPeriod} />
      </Stack>
    </PageHeaderToolbar>
  );
}

function SalesHeader(props: PageHeaderProps) {
  return <PageHeader {...props} slots={{ toolbar: SalesToolbar }} />;
}
// preview-end

// The header's row does not wrap. This makes the actions wrap in narrow windows.
const toolbarStyles = {
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
} as const;

interface PeriodSelectProps {
  value: Period;
  onChange: (period: Period) => void;
}

function PeriodSelect({ value, onChange }: PeriodSelectProps) {
  return (
    <Select
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      SelectDisplayProps={{ 'aria-label': 'Period' }}
    >
      <MenuItem value="week">Week</MenuItem>
      <MenuItem value="month">Month</MenuItem>
      <MenuItem value="quarter">Quarter</MenuItem>
    </Select>
  );
}

export default function PageContainerActions() {
  const router = useMemoryRouter('/sales');
  const [period, setPeriod] = React.useState<Period>('week');
  const context = React.useMemo(() => ({ period, setPeriod }), [period]);

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <PeriodContext value={context}>
        <PageContainer slots={{ header: SalesHeader }}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
            }}
          >
            {FIGURES[period].map(({ label, value }) => (
              <Paper key={label} variant="outlined" sx={{ p: 2 }}>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {label}
                </Typography>
                <Typography variant="h5" component="p">
                  {value}
                </Typography>
              </Paper>
            ))}
          </Box>
        </PageContainer>
      </PeriodContext>
    </AppProvider>
  );
}
