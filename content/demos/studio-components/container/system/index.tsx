// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function StudioComponentsContainer() {
  const [visible, setVisible] = React.useState(true);

  return (
    <Stack spacing={1.5} sx={{ p: 2 }}>
      <FormControlLabel
        label="visible"
        control={
          <Switch
            checked={visible}
            onChange={(event) => setVisible(event.target.checked)}
          />
        }
      />
      {/* preview-start */}
      {visible ? (
        <Container disableGutters>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="subtitle1">Order 1042</Typography>
            <Typography variant="body2">
              Priya Nair, 3 items, open since Monday
            </Typography>
          </Paper>
        </Container>
      ) : null}
      {/* preview-end */}
      <Typography variant="body2" color="text.secondary">
        What stands below moves up when the container is hidden.
      </Typography>
    </Stack>
  );
}
