import { DEV_STREAM, type DevEvent } from './dev-event.ts';
import { showProblems } from './overlay.ts';
import { reloadPage } from './reload-page.ts';
import { updateIslands, updatePage } from './update-page.ts';

/** How long the server may be away while it starts again, in milliseconds. */
const PATIENCE_MS = 4000;
/** How soon a stream is asked for again that the browser gave up, in milliseconds. */
const AGAIN_MS = 1000;
const AWAY = { file: '', line: 1, editor: '', message: 'The development server does not answer. Look at its terminal.' };

let away: ReturnType<typeof setTimeout> | undefined;

/** Shows what changed, and what is wrong, as soon as the server says so. */
export function followServer(): void {
  // Counted back from the clock, since a computer's sleep is missing from the time that a page says it began.
  const since = Math.floor(Date.now() - performance.now());
  const stream = new EventSource(`${DEV_STREAM}?since=${since}`);
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => take(JSON.parse(data)));
  stream.addEventListener('open', () => {
    clearTimeout(away);
    away = undefined;
  });
  stream.addEventListener('error', () => {
    away ??= setTimeout(() => showProblems([AWAY]), PATIENCE_MS);
    // A browser asks again by itself for a stream that was cut off, and never after an answer that was none.
    if (stream.readyState === EventSource.CLOSED) setTimeout(followServer, AGAIN_MS);
  });
}

function take(event: DevEvent): void {
  if (event.kind === 'problems') showProblems(event.problems);
  else if (event.kind === 'demo') updateDemo(event.name);
  else if (event.kind === 'islands') updateIslands(event.url);
  else if (event.kind === 'page') updatePage();
  else reloadPage();
}

/** The frames of a demo load it again, and the page its code. Code that was fetched apart needs the whole page. */
function updateDemo(name: string): void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>(`iframe[src$="/_demo/${name}"], iframe[src$="-${name}"]`)];
  for (const frame of frames) frame.contentWindow?.location.reload();
  if (frames.some((frame) => frame.closest('.demo')?.querySelector('.demo-source, .edited'))) reloadPage();
  else updatePage();
}
