// scaffold-start: This frame imitates a List with Material UI: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const PEOPLE = [
  { name: 'Priya Nair', role: 'Pilot' },
  { name: 'Tomás Ferreira', role: 'Engineer' },
  { name: 'Aiko Tanaka', role: 'Navigator' },
  { name: 'Lena Vogt', role: 'Physician' },
];

/** The template: bindings of an item read `i`, and its components have their own state. */
function Template({ i }: { i: number }) {
  const [note, setNote] = React.useState('');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, width: '100%' }}>
      <Box sx={{ flex: 1 }}>
        <Typography>{`${i + 1}. ${PEOPLE[i].name}`}</Typography>
        <Typography variant="body2" color="text.secondary">
          {note || PEOPLE[i].role}
        </Typography>
      </Box>
      <TextField
        label="Note"
        size="small"
        autoComplete="off"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Stack>
  );
}

export default function StudioListTemplate() {
  const [itemCount, setItemCount] = React.useState(3);

  return (
    <Stack sx={{ p: 2, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Box component="code" dir="ltr" sx={{ fontSize: 13 }}>
          {`itemCount: ${itemCount}`}
        </Box>
        <Button
          size="small"
          disabled={itemCount === 0}
          onClick={() => setItemCount(itemCount - 1)}
        >
          Fewer
        </Button>
        <Button
          size="small"
          disabled={itemCount === PEOPLE.length}
          onClick={() => setItemCount(itemCount + 1)}
        >
          More
        </Button>
      </Stack>
      {/* preview-start */}
      <List aria-label="Crew" sx={{ width: '100%' }}>
        {Array.from({ length: itemCount }, (_, i) => (
          <ListItem key={PEOPLE[i].name}>
            <Template i={i} />
          </ListItem>
        ))}
      </List>
      {/* preview-end */}
    </Stack>
  );
}
