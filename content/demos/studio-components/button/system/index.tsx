// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import * as React from 'react';

const ANSWER_MS = 1200;

export default function StudioComponentsButton() {
  const [loading, setLoading] = React.useState(false);
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);

  React.useEffect(() => () => clearTimeout(timer.current), []);

  // Stands for an action that takes a while.
  const approve = () => {
    setLoading(true);
    timer.current = setTimeout(() => setLoading(false), ANSWER_MS);
  };

  return (
    <Stack direction="row" sx={{ p: 2, gap: 1.5, flexWrap: 'wrap' }}>
      {/* preview-start */}
      <Button variant="contained" size="small" loading={loading} onClick={approve}>
        Approve order
      </Button>
      <Button variant="outlined" size="small" color="secondary">
        Ask a colleague
      </Button>
      <Button variant="text" size="small">
        Skip
      </Button>
      <Button variant="contained" size="small" disabled>
        Cancel order
      </Button>
      {/* preview-end */}
    </Stack>
  );
}
