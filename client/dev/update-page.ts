import { showProblems } from './overlay.ts';
import { reloadPage } from './reload-page.ts';
import { replaceIslands } from './replace-islands.ts';
import { updateTree } from './update-tree.ts';

/** The page as the server sent it last, to be compared with what it sends next. */
let shown: Document | undefined;
let work: Promise<void> = loadPage().then(
  (page) => {
    shown = page;
  },
  // Without it the first change loads the page again.
  () => {},
);

/** Brings the page up to date where it stands; loads it again if only that will do. */
export function updatePage(): void {
  update(() => bringUpToDate(() => true));
}

/** Brings the page up to date and begins its islands anew, with the code at this address. */
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

/** `prepare` returns whether the page can be brought up to date where it stands. */
async function bringUpToDate(prepare: (before: Document, after: Document) => boolean): Promise<void> {
  const before = shown;
  const after = await loadPage();
  // The server says by itself why a page fails; it is asked again when that is mended.
  if (!after) return;
  shown = after;
  if (!before || !stylesOf(before).isEqualNode(stylesOf(after))) return reloadPage();
  if (!prepare(before, after) || !updateTree(document.body, before.body, after.body)) return reloadPage();
  document.title = after.title;
}

/** The page as it is now, or nothing when it fails. A request gives a document without a sink that Trusted Types guard. */
function loadPage(): Promise<Document | undefined> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.onload = () => done((request.status < 500 && request.responseXML) || undefined);
    request.onerror = () => fail(new Error('The development server does not answer. Look at its terminal.'));
    request.send();
  });
}

/** The head without what is said to others, and without scripts: those come with an event of their own. */
function stylesOf(page: Document): Node {
  const head = page.createElement('head');
  head.append(...[...page.head.querySelectorAll('style, link[rel="stylesheet"]')].map((node) => node.cloneNode(true)));
  return head;
}
