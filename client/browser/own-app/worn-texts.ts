type Worn = { was: string; now: string };

/** What the texts below a node say instead of what they hold, and where to look for it: whether a text can ever say something else. */
type Wear = { holds: (text: string) => boolean; wear: (was: string, element: Element | null) => string };

/** Shows the texts below a node in other words, those that come later too; what is returned does it again, when the words have changed. */
export function wearTexts(root: Node, { holds, wear }: Wear): () => void {
  // Only these are looked at again, at each key that is typed.
  const worn = new Map<Text, Worn>();

  const put = (text: Text) => {
    const known = worn.get(text);
    // What somebody else has written since then is what it says by itself.
    const was = known?.now === text.data ? known.was : text.data;
    if (!holds(was)) {
      worn.delete(text);
      return;
    }
    const now = wear(was, text.parentElement);
    worn.set(text, { was, now });
    if (text.data !== now) text.data = now;
  };
  const putAll = (node: Node) => {
    if (isText(node)) put(node);
    const texts = node.ownerDocument?.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts?.nextNode()) if (isText(texts.currentNode)) put(texts.currentNode);
  };

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (isText(target)) put(target);
      for (const node of addedNodes) putAll(node);
    }
    // What was written here needs no second look.
    observer.takeRecords();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  putAll(root);
  observer.takeRecords();
  return () => {
    for (const text of worn.keys()) {
      if (root.contains(text)) put(text);
      else worn.delete(text);
    }
    observer.takeRecords();
  };
}

/** A frame's texts are of a class of its own. */
function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}
