// scaffold-start: This frame imitates the page that the tutorial builds. It is plain Material UI and
// MUI X with a small fixed table: no Toolpad Studio package and no request is involved.

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as React from 'react';

interface Breed {
  id: string;
  subBreeds: string[];
  coat: string;
  ears: 'up' | 'down';
}

const BREEDS: Breed[] = [
  { id: 'akita', subBreeds: [], coat: '#c98a4b', ears: 'up' },
  { id: 'beagle', subBreeds: [], coat: '#a8683a', ears: 'down' },
  {
    id: 'bulldog',
    subBreeds: ['boston', 'english', 'french'],
    coat: '#b9a18a',
    ears: 'up',
  },
  { id: 'collie', subBreeds: ['border'], coat: '#6b5a4c', ears: 'up' },
  {
    id: 'hound',
    subBreeds: ['afghan', 'basset', 'ibizan'],
    coat: '#b4793f',
    ears: 'down',
  },
  { id: 'husky', subBreeds: [], coat: '#7f8a96', ears: 'up' },
  {
    id: 'poodle',
    subBreeds: ['miniature', 'standard', 'toy'],
    coat: '#d8c3a5',
    ears: 'down',
  },
  {
    id: 'retriever',
    subBreeds: ['curly', 'flatcoated', 'golden'],
    coat: '#d9a441',
    ears: 'down',
  },
  {
    id: 'spaniel',
    subBreeds: ['cocker', 'irish', 'sussex'],
    coat: '#8a4f2d',
    ears: 'down',
  },
  {
    id: 'terrier',
    subBreeds: ['border', 'fox', 'yorkshire'],
    coat: '#9b7653',
    ears: 'up',
  },
];

const COLUMNS: GridColDef<Breed>[] = [
  { field: 'id', headerName: 'Breed', flex: 1, minWidth: 100 },
  {
    field: 'subBreeds',
    headerName: 'Sub-breeds',
    flex: 2,
    minWidth: 160,
    sortable: false,
    valueFormatter: (subBreeds: string[]) => JSON.stringify(subBreeds),
  },
];

const EARS = {
  up: 'M58 74 50 26 88 52z M142 74 150 26 112 52z',
  down: 'M62 58C34 54 30 92 42 118C56 116 64 96 68 76z M138 58C166 54 170 92 158 118C144 116 136 96 132 76z',
};

function DogPicture({ breed }: { breed: Breed }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 200 160"
      role="img"
      aria-label={`Drawing of a dog, breed: ${breed.id}`}
      sx={{
        display: 'block',
        width: '100%',
        maxHeight: { xs: 120, sm: 220 },
        bgcolor: 'action.hover',
      }}
    >
      {breed.ears === 'up' && <path d={EARS.up} fill={breed.coat} />}
      <ellipse cx="100" cy="84" rx="48" ry="46" fill={breed.coat} />
      {breed.ears === 'down' && (
        <path d={EARS.down} fill={breed.coat} stroke="#00000040" strokeWidth="2" />
      )}
      <ellipse cx="100" cy="106" rx="28" ry="24" fill="#f6ead9" />
      <circle cx="82" cy="76" r="6" fill="#2b2320" />
      <circle cx="118" cy="76" r="6" fill="#2b2320" />
      <ellipse cx="100" cy="95" rx="10" ry="7" fill="#2b2320" />
      <path
        d="M100 102V112M100 112C96 120 86 120 84 114M100 112C104 120 114 120 116 114"
        fill="none"
        stroke="#2b2320"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Box>
  );
}

export default function StudioDogBreeds() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  // preview-start
  // What the page writes as: dataGrid.selection?.[0] ?? 'akita'
  const selection = BREEDS.find((breed) => model.ids.has(breed.id)) ?? null;
  const shown = selection?.id ?? 'akita';
  const breed = BREEDS.find(({ id }) => id === shown) ?? BREEDS[0];
  // preview-end

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ p: 2 }}>
      <Box sx={{ flex: { sm: '1 1 0' }, minWidth: 0, height: { xs: 200, sm: 360 } }}>
        <DataGrid
          aria-label="Dog breeds"
          rows={BREEDS}
          columns={COLUMNS}
          density="compact"
          disableColumnFilter
          disableColumnMenu
          disableMultipleRowSelection
          hideFooter
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
      <Card
        variant="outlined"
        sx={{ width: { sm: 240 }, alignSelf: { sm: 'flex-start' } }}
      >
        <DogPicture breed={breed} />
        <CardContent>
          <Typography variant="subtitle1" component="p" aria-live="polite">
            {breed.id}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {selection
              ? 'Picture of the selected row'
              : 'No row selected: the fallback breed'}
          </Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
