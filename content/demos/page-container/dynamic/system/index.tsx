import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: 'inbox', title: 'Inbox', pattern: 'inbox/:messageId' },
];

const MESSAGES = [
  { id: 122, from: 'Jonas Weber', text: 'Could you send the invoice again?' },
  { id: 123, from: 'Priya Nair', text: 'The parcel arrived this morning, thank you!' },
  { id: 124, from: 'Amara Okafor', text: 'Please add two more lamps to my order.' },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// scaffold-start: `useMemoryRouter` is made for this frame. An app passes its real router instead.
function useMemoryRouter(initialPath: string): Router {
  const [path, setPath] = React.useState(initialPath);

  return React.useMemo(() => {
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    return { pathname, searchParams, navigate: (url) => setPath(String(url)) };
  }, [path]);
}
// scaffold-end

interface MessagePageProps {
  id: number;
  onOpen: (path: string) => void;
}

function MessagePage({ id, onOpen }: MessagePageProps) {
  const index = MESSAGES.findIndex((message) => message.id === id);
  const previous = MESSAGES[index - 1];
  const next = MESSAGES[index + 1];

  // preview-start
  const activePage = useActivePage();
  const title = `Message ${id}`;
  const breadcrumbs = activePage
    ? [...activePage.breadcrumbs, { title, path: `${activePage.path}/${id}` }]
    : [];

  return (
    <PageContainer title={title} breadcrumbs={breadcrumbs}>
      {/* preview-end */}
      <Stack spacing={2}>
        <Typography>
          {MESSAGES[index].from} writes: {MESSAGES[index].text}
        </Typography>
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            disabled={!previous}
            onClick={() => onOpen(`/inbox/${previous.id}`)}
          >
            Previous
          </Button>
          <Button
            variant="outlined"
            disabled={!next}
            onClick={() => onOpen(`/inbox/${next.id}`)}
          >
            Next
          </Button>
        </Stack>
      </Stack>
    </PageContainer>
  );
}

function InboxPage({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <PageContainer>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {MESSAGES.map(({ id, from }) => (
          <Button key={id} onClick={() => onOpen(`/inbox/${id}`)}>
            Message {id} from {from}
          </Button>
        ))}
      </Stack>
    </PageContainer>
  );
}

export default function PageContainerDynamic() {
  const router = useMemoryRouter('/inbox/123');
  const id = Number(router.pathname.split('/')[2]);

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      {id ? (
        <MessagePage id={id} onOpen={router.navigate} />
      ) : (
        <InboxPage onOpen={router.navigate} />
      )}
    </AppProvider>
  );
}
