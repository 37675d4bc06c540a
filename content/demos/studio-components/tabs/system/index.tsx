// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function StudioComponentsTabs() {
  const [value, setValue] = React.useState('orders');

  return (
    <Box sx={{ p: 2 }}>
      {/* preview-start */}
      <Tabs
        aria-label="Parts of the page"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
      >
        <Tab label="Orders" value="orders" id="tab-orders" aria-controls="panel" />
        <Tab
          label="Customers"
          value="customers"
          id="tab-customers"
          aria-controls="panel"
        />
      </Tabs>
      <Box id="panel" role="tabpanel" aria-labelledby={`tab-${value}`} sx={{ py: 2 }}>
        {value === 'orders' && <Typography>42 orders are open.</Typography>}
        {value === 'customers' && <Typography>7 customers are new.</Typography>}
      </Box>
      {/* preview-end */}
      <Typography variant="body2" color="text.secondary" data-testid="value" dir="ltr">
        tabs.value: {JSON.stringify(value)}
      </Typography>
    </Box>
  );
}
