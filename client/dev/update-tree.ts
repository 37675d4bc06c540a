/** What has a life of its own, which new HTML alone does not give it. */
const ALIVE = 'iframe, script, style, button, [data-island]';
/** What takes its attributes up once, when it comes. */
const SET_ONCE = 'iframe, script, style, [data-island]';

/** Makes of `live` what `after` is, where it still is what `before` was. Returns whether that could be done; if not, parts of it may have been. */
export function updateTree(live: Node, before: Node, after: Node): boolean {
  // Where scripts run, `<noscript>` holds text instead of elements.
  if (before.isEqualNode(after) || before.nodeName === 'NOSCRIPT') return true;
  if (live.nodeName !== before.nodeName) return false;
  if (before.nodeName !== after.nodeName) return replace(live, before, after);
  if (live instanceof Element && before instanceof Element && after instanceof Element) {
    return updateAttributes(live, before, after) && updateChildren(live, before, after);
  }
  live.nodeValue = after.nodeValue;
  return true;
}

function updateChildren(live: Node, before: Node, after: Node): boolean {
  const [olds, news] = [[...before.childNodes], [...after.childNodes]];
  const lives = sameNodes([...live.childNodes], olds);
  if (!lives) return false;
  if (olds.length === news.length) {
    return olds.every((old, index) => {
      const [own, fresh] = [lives[index], news[index]];
      return own !== undefined && fresh !== undefined && updateTree(own, old, fresh);
    });
  }
  const start = commonLength(olds, news);
  const end = commonLength(olds.slice(start).reverse(), news.slice(start).reverse());
  const gone = olds.slice(start, olds.length - end);
  const come = news.slice(start, news.length - end);
  if (![...gone, ...come].every(isPlain)) return false;
  const next = lives[olds.length - end] ?? null;
  for (const node of lives.slice(start, olds.length - end)) live.removeChild(node);
  for (const node of come) live.insertBefore(document.importNode(node, true), next);
  return true;
}

/** The live nodes that were these, in the same order; scripts may have put others between them. Nothing when one is missing. */
function sameNodes(lives: readonly Node[], olds: readonly Node[]): Node[] | undefined {
  let at = 0;
  const found = olds.map((old) => {
    const next = lives.findIndex((live, index) => index >= at && isSame(live, old));
    at = next < 0 ? lives.length : next + 1;
    return lives[next];
  });
  return found.every((node) => node !== undefined) ? found : undefined;
}

function isSame(live: Node, old: Node): boolean {
  return live.nodeName === old.nodeName && live.nodeValue === old.nodeValue;
}

function commonLength(one: readonly Node[], other: readonly Node[]): number {
  const length = one.findIndex((node, index) => !other[index]?.isEqualNode(node));
  return length < 0 ? one.length : length;
}

function replace(live: Node, before: Node, after: Node): boolean {
  if (!isPlain(before) || !isPlain(after)) return false;
  live.parentNode?.replaceChild(document.importNode(after, true), live);
  return true;
}

function isPlain(node: Node): boolean {
  return !(node instanceof Element) || (!node.matches(ALIVE) && node.querySelector(ALIVE) === null);
}

/** Only what the server says otherwise than before: the rest may be a script's. */
function updateAttributes(live: Element, before: Element, after: Element): boolean {
  const names = new Set([...before.getAttributeNames(), ...after.getAttributeNames()]);
  const changed = [...names].filter((name) => before.getAttribute(name) !== after.getAttribute(name));
  if (changed.length > 0 && live.matches(SET_ONCE)) return false;
  for (const name of changed) {
    const value = after.getAttribute(name);
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
  return true;
}
