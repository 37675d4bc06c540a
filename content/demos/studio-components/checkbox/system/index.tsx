// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function StudioComponentsCheckbox() {
  const [late, setLate] = React.useState<boolean>();
  const [archived, setArchived] = React.useState<boolean>();

  return (
    <Stack spacing={1} sx={{ p: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <FormControlLabel
        label="Late orders only"
        control={
          <Checkbox
            checked={late ?? false}
            onChange={(event) => setLate(event.target.checked || undefined)}
          />
        }
      />
      <FormControlLabel
        label="Show the archive"
        control={
          <Switch
            checked={archived ?? false}
            onChange={(event) => setArchived(event.target.checked || undefined)}
          />
        }
      />
      {/* preview-end */}
      <Typography variant="body2" color="text.secondary" data-testid="value" dir="ltr">
        onlyLate.checked: {String(late)}, archive.checked: {String(archived)}
      </Typography>
    </Stack>
  );
}
