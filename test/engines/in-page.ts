// These run in documents, so none uses anything from around it.

/**
 * Where the middle of the first visible element is, or why it cannot be pressed now: it must lie open, and at rest from one frame that is
 * shown to the next. It is brought into view. `>>>` leads into a shadow root.
 */
export async function locate(selector: string, name: string): Promise<{ x: number; y: number } | string> {
  const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
  const [own = '', ...outer] = selector.split(' >>> ').reverse();
  const root = outer.reduceRight<Document | ShadowRoot | null>((around, host) => around?.querySelector(host)?.shadowRoot ?? null, document);
  const all = [...(root?.querySelectorAll<HTMLElement>(own) ?? [])];
  const element = all.find((one) => one.checkVisibility() && (!name || nameOf(one) === name));
  if (!root || !element) return 'not there';
  const middle = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const onTop = () => root.elementFromPoint(middle().x, middle().y);
  const isOpen = (top: Element | null) =>
    top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.control === element);
  if (!isOpen(onTop())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  // What moves stands still between two looks at the same frame.
  const frame = () => new Promise(requestAnimationFrame);
  await frame().then(frame);
  const [now, top] = [middle(), onTop()];
  if (now.x !== before.x || now.y !== before.y) return 'moving';
  return isOpen(top) ? now : `covered by ${top?.outerHTML.slice(0, 80)}`;
}

/** Where a frame's own corner is once all of the frame is in view and at rest; else why it cannot be pressed now. */
export async function cornerOf(selector: string): Promise<{ x: number; y: number } | string> {
  const frame = document.querySelector<HTMLElement>(selector);
  if (!frame) return 'not there';
  const box = () => frame.getBoundingClientRect();
  if (box().top < 0 || box().bottom > innerHeight) frame.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = box();
  const shown = () => new Promise(requestAnimationFrame);
  await shown().then(shown);
  const { x, y } = box();
  return before.x === x && before.y === y ? { x: x + frame.clientLeft, y: y + frame.clientTop } : 'moving';
}

/** The text of all that is visible at a selector, into shadow roots as above. */
export function visibleText(selector: string): string {
  const [own = '', ...outer] = selector.split(' >>> ').reverse();
  const root = outer.reduceRight<Document | ShadowRoot | null>((around, host) => around?.querySelector(host)?.shadowRoot ?? null, document);
  const visible = [...(root?.querySelectorAll<HTMLElement>(own) ?? [])].filter((one) => one.checkVisibility());
  return visible.map((one) => one.innerText).join('\n');
}

/** What the console of the document said, where a script keeps that. */
export function keptConsole(): string[] {
  return (window as { consoleSaid?: string[] }).consoleSaid ?? [];
}

/** How far the page reaches over the edge of the window, in pixels. */
export function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** How light a picture of the window is just inside an element's right and bottom edge, at a third of its length. */
export async function lightnessOf(picture: string, selector: string): Promise<{ end: number; bottom: number }> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0);
  const { left, right, bottom, width, height } = document.querySelector(selector)!.getBoundingClientRect();
  const lightness = (x: number, y: number) => Math.max(...pen.getImageData(Math.round(x), Math.round(y), 1, 1).data.slice(0, 3));
  return { end: lightness(right - 2, bottom - height / 3), bottom: lightness(left + width / 3, bottom - 2) };
}
