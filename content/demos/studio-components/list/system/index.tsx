// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const PEOPLE = ['Priya Nair', 'Jonas Weber', 'Aiko Tanaka', 'Samuel Okafor', 'Lena Vogt'];

export default function StudioComponentsList() {
  const [itemCount, setItemCount] = React.useState(3);

  return (
    <Stack sx={{ p: 2 }}>
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          variant="outlined"
          disabled={itemCount === 0}
          onClick={() => setItemCount(itemCount - 1)}
        >
          One less
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={itemCount === PEOPLE.length}
          onClick={() => setItemCount(itemCount + 1)}
        >
          One more
        </Button>
      </Stack>
      {/* preview-start */}
      <List aria-label="Team">
        {PEOPLE.slice(0, itemCount).map((person, i) => (
          <ListItem key={person} divider disableGutters>
            <Typography variant="body2">
              i = {i}: {person}
            </Typography>
          </ListItem>
        ))}
      </List>
      {/* preview-end */}
    </Stack>
  );
}
