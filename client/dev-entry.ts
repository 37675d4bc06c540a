import './entry.ts';

// Development only: reloads when the server says that something changed, or when another server answers than before.
let session: string | undefined;
const stream = new EventSource('/toolpad/_edge/dev-reload');
stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
  if (data === 'reload' || (session !== undefined && session !== data)) location.reload();
  session = data;
});
