import { VERSION_TIMING } from './dev-event.ts';
import { showProblems } from './overlay.ts';
import { reloadPage } from './reload-page.ts';
import { replaceIslands } from './replace-islands.ts';
import { updateTree } from './update-tree.ts';

/** The page as the server sent it last, to be compared with what it sends next. */
let shown: Document | undefined;
// Without it the first change loads the page again.
let work: Promise<void> = takeShown().catch(() => {});

/** Brings the page up to date where it stands; loads it again if only that will do. */
export function updatePage(): void {
  update(() => bringUpToDate(() => true));
}

/** Brings the page up to date and begins its islands again, with the code at this address. */
export function updateIslands(url: string): void {
  update(async () => {
    const code: Promise<typeof import('./island-code.ts')> = import(url);
    await bringUpToDate(replaceIslands);
    (await code).hydrateIslands();
  });
}

function update(take: () => Promise<void>): void {
  // One after the other: each begins with what the one before has shown.
  work = work.then(take).catch(({ message }: Error) => showProblems([{ file: '', line: 1, editor: '', message }]));
}

/** Takes the page as it is now for the one that is shown; an edit may have come between the two. */
async function takeShown(): Promise<void> {
  const { page, version } = await askForPage();
  const own = ownVersion();
  if (own && version && own !== version) return reloadPage();
  shown = page;
}

/** The version of what this page was made of. A browser that does not say it of a page gives nothing. */
function ownVersion(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return undefined;
  return entry.serverTiming?.find(({ name }) => name === VERSION_TIMING)?.description;
}

/** `prepare` returns whether the page can be brought up to date where it stands. */
async function bringUpToDate(prepare: (before: Document, after: Document) => boolean): Promise<void> {
  const before = shown;
  const { page: after } = await askForPage();
  // The server says by itself why a page fails; it is asked again when that is mended.
  if (!after) return;
  shown = after;
  if (!before || !stylesOf(before).isEqualNode(stylesOf(after))) return reloadPage();
  if (!prepare(before, after) || !updateTree(document.body, before.body, after.body)) return reloadPage();
  document.title = after.title;
}

/** The page as it is now, or nothing when it fails, and the version of what it was made of. A request gives a document without a sink that Trusted Types guard. */
function askForPage(): Promise<{ page: Document | undefined; version: string | undefined }> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.onload = () =>
      done({
        page: (request.status < 500 && request.responseXML) || undefined,
        version: versionIn(request.getResponseHeader('Server-Timing')),
      });
    request.onerror = () => fail(new Error('The development server does not answer. Look at its terminal.'));
    request.send();
  });
}

function versionIn(timings: string | null): string | undefined {
  return new RegExp(`${VERSION_TIMING};desc="([^"]*)"`).exec(timings ?? '')?.[1];
}

/** The head without what is said to others, and without scripts: those come with an event of their own. */
function stylesOf(page: Document): Node {
  const head = page.createElement('head');
  head.append(...[...page.head.querySelectorAll('style, link[rel="stylesheet"]')].map((node) => node.cloneNode(true)));
  return head;
}
