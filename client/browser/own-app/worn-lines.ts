/** Finds lines in code: where each starts and ends, one after the other. */
type FindLines = (code: string) => [start: number, end: number][];

/** Takes lines of code out of sight and out of what is copied, in blocks that come later too. What is returned does it again. */
export function wearLines(root: Element, find: FindLines): () => void {
  const putAll = (within: Element) => {
    for (const code of within.querySelectorAll('pre>code:not([data-island] *)')) leaveOut(code, find);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) putAll(node);
    // What was written here needs no second look.
    observer.takeRecords();
  });
  observer.observe(root, { subtree: true, childList: true });
  const again = () => {
    putAll(root);
    observer.takeRecords();
  };
  again();
  return again;
}

function leaveOut(code: Element, find: FindLines): void {
  const left = code.querySelectorAll('del[hidden]');
  for (const line of left) line.replaceWith(...line.childNodes);
  // The texts before and after a line are one again.
  if (left.length > 0) code.normalize();
  // A block that marks lines is about these.
  if (code.querySelector('mark,ins,del')) return;
  // From the end, so that the places before it stay where they are.
  for (const [start, end] of find(code.textContent ?? '').reverse()) {
    const range = document.createRange();
    range.setStart(...placeOf(code, start));
    range.setEnd(...placeOf(code, end));
    const line = document.createElement('del');
    line.hidden = true;
    line.style.display = 'none';
    range.surroundContents(line);
  }
}

/** Where a line starts or ends: after a line break, which is no part of a token. */
function placeOf(code: Element, offset: number): [Node, number] {
  let before = offset;
  for (const node of code.childNodes) {
    const { length } = node.textContent ?? '';
    if (node instanceof Text && before > 0 && before <= length) return [node, before];
    before -= length;
  }
  return [code, 0];
}
