import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import * as React from 'react';
import { frameWords } from '../../../client/demos/frame-words.ts';

type Props = {
  /** Surrounds the message: the demo's own theme may be what failed. */
  Theme: React.ComponentType<{ children: React.ReactNode }>;
  children: React.ReactNode;
};

type State = { crash?: { error: unknown } };

/** Keeps a demo's crash inside its frame, says what happened, and lets the reader start again. */
export class DemoBoundary extends React.Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override render() {
    const { Theme, children } = this.props;
    const { crash } = this.state;
    if (!crash) return children;
    const retry = () => this.setState({ crash: undefined });
    return <Theme>{crashMessage(crash.error, retry)}</Theme>;
  }
}

function crashMessage(error: unknown, retry: () => void) {
  const t = frameWords();
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {t('demoCrash.again')}
        </Button>
      }
    >
      <AlertTitle>{t('demoCrash.title')}</AlertTitle>
      {error instanceof Error ? error.message : String(error)}
    </Alert>
  );
}
