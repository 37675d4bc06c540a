import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

const KEY = 'core-demo-draft';

// preview-start
const DRAFT: Codec<unknown> = {
  parse: (text) => {
    try {
      return JSON.parse(text);
    } catch (error) {
      return { error: String(error) };
    }
  },
  stringify: (value) => JSON.stringify(value),
};
// preview-end

export default function PersistentStateJson() {
  const [draft] = useLocalStorageState(KEY, null, { codec: DRAFT });
  // The same key without a codec, to store text that isn't JSON.
  const [, setText] = useLocalStorageState(KEY);

  return (
    <Stack sx={{ alignItems: 'center', gap: 1, p: 3 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button onClick={() => setText('{"order":1042,"lamps":3}')}>Store JSON</Button>
        <Button onClick={() => setText('{order')}>Store something else</Button>
        <Button onClick={() => setText(null)}>Remove</Button>
      </Stack>
      <Typography
        component="pre"
        variant="body2"
        role="status"
        sx={{ m: 0, whiteSpace: 'pre-wrap' }}
      >
        {JSON.stringify(draft)}
      </Typography>
    </Stack>
  );
}
