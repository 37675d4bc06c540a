import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function PersistentStateBasic() {
  // preview-start
  const [note, setNote] = useLocalStorageState('core-demo-note', 'Ring twice');

  return (
    <Stack direction="row" sx={{ gap: 2, justifyContent: 'center', p: 3 }}>
      <TextField
        label="Note for the courier"
        value={note ?? ''}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button onClick={() => setNote(null)}>Clear</Button>
    </Stack>
  );
  // preview-end
}
