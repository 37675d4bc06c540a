// scaffold-start: This frame imitates event handlers with Material UI: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import * as React from 'react';

function Handler({ code, children }: { code: string; children: React.ReactNode }) {
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Box component="code" dir="ltr" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {code}
      </Box>
      {children}
    </Stack>
  );
}

export default function StudioButtonAction() {
  const [tab, setTab] = React.useState('open');
  const [express, setExpress] = React.useState(false);

  const reset = () => {
    setTab('open');
    setExpress(false);
  };

  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: 460 }}>
      <Tabs
        aria-label="Orders by state"
        value={tab}
        onChange={(_event, next: string) => setTab(next)}
      >
        <Tab label="Open" value="open" />
        <Tab label="Paid" value="paid" />
      </Tabs>
      <FormControlLabel
        label="Express"
        control={
          <Checkbox
            checked={express}
            onChange={(event) => setExpress(event.target.checked)}
          />
        }
      />
      {/* preview-start */}
      <Handler code="tabs.value = 'paid';">
        <Button variant="contained" size="small" onClick={() => setTab('paid')}>
          Show paid
        </Button>
      </Handler>
      <Handler code="express.checked = !express.checked;">
        <Button variant="outlined" size="small" onClick={() => setExpress(!express)}>
          Toggle express
        </Button>
      </Handler>
      <Handler code="tabs.value = 'open'; express.checked = false;">
        <Button size="small" onClick={reset}>
          Start over
        </Button>
      </Handler>
      {/* preview-end */}
    </Stack>
  );
}
