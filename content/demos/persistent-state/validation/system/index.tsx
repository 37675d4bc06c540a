import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import * as z from 'zod/mini';

// preview-start
const speedSchema = z.enum(['standard', 'express', 'overnight']);
type Speed = z.infer<typeof speedSchema>;

const SPEED: Codec<Speed> = {
  parse: (text) => speedSchema.safeParse(text).data ?? 'standard',
  stringify: (speed) => speed,
};
// preview-end

export default function PersistentStateValidation() {
  const [speed, setSpeed] = useLocalStorageState<Speed>('core-demo-speed', 'standard', {
    codec: SPEED,
  });

  return (
    <Stack sx={{ alignItems: 'center', p: 3 }}>
      <TextField
        select
        label="Delivery"
        value={speed ?? ''}
        onChange={(event) => setSpeed(speedSchema.parse(event.target.value))}
        sx={{ width: 240 }}
      >
        {speedSchema.options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
