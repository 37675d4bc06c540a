import { showProblems } from './overlay.ts';
import { reloadPage } from './reload-page.ts';
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
  // One after the other: each begins with what the one before has shown.
  work = work.then(bringUpToDate).catch(({ message }: Error) => showProblems([{ file: '', line: 1, editor: '', message }]));
}

async function bringUpToDate(): Promise<void> {
  const before = shown;
  const after = await loadPage();
  // The server says by itself why a page fails; it is asked again when that is mended.
  if (!after) return;
  shown = after;
  if (!before || !stylesOf(before).isEqualNode(stylesOf(after))) return reloadPage();
  if (!updateTree(document.body, before.body, after.body)) return reloadPage();
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
