import type { Locator, Page } from 'playwright-core';

/** A picture of a film, as PNG, and how long it shows. */
export type Frame = { png: Buffer; ms: number };
type Point = { x: number; y: number };

/** The size of the window in films, which pages show at about two thirds. */
export const FILM_SIZE = { width: 1200, height: 720 };
const FRAME_MS = 40;
/** How long a key press shows. */
const KEY_MS = 55;
/** What a reader needs to see what a press did. */
const LOOK_MS = 1000;
const GLIDE_FRAMES = 12;

/** Films a window frame by frame. Each frame has a length of its own, so a film looks the same from a slow machine as from a fast one. */
export class Camera {
  readonly frames: Frame[] = [];
  #poster: Frame | undefined;
  #page: Page;
  #pointer: Point = { x: FILM_SIZE.width / 2, y: FILM_SIZE.height / 2 };

  constructor(page: Page) {
    this.#page = page;
  }

  /** Shows what there is once it has come to rest. */
  async look(ms = LOOK_MS): Promise<void> {
    await this.#draw();
    let last = await this.#shoot();
    for (let next = await this.#shoot(); !next.equals(last); next = await this.#shoot()) last = next;
    this.frames.push({ png: last, ms });
  }

  /** What stands for the film before it plays: the first frame, unless another was kept. Throws when nothing was filmed. */
  get poster(): Frame['png'] {
    const frame = this.#poster ?? this.frames[0];
    if (!frame) throw new Error('Nothing was filmed. Let the walk look at something.');
    return frame.png;
  }

  /** Lets the last frame stand for the film. */
  keepAsPoster(): void {
    this.#poster = this.frames.at(-1);
  }

  /** Moves the pointer to the middle of something, or to a point. */
  async moveTo(target: Locator | Point): Promise<void> {
    const { x, y } = 'x' in target ? target : await middleOf(target);
    const from = this.#pointer;
    for (let step = 1; step <= GLIDE_FRAMES; step += 1) {
      const way = (1 - Math.cos((Math.PI * step) / GLIDE_FRAMES)) / 2;
      await this.#point({ x: from.x + (x - from.x) * way, y: from.y + (y - from.y) * way });
      await this.#film(FRAME_MS);
    }
  }

  /** Moves to something and presses it. */
  async press(target: Locator | Point): Promise<void> {
    await this.moveTo(target);
    await this.#film(300);
    await this.#page.mouse.down();
    await this.#page.mouse.up();
    await this.look();
  }

  /** Drags something to a point. `over` waits for what shows there before it is dropped. */
  async drag(item: Locator | Point, to: Point, over?: () => Promise<void>): Promise<void> {
    await this.moveTo(item);
    await this.#film(300);
    await this.#page.mouse.down();
    await this.moveTo(to);
    await this.#point({ x: to.x, y: to.y + 1 });
    await over?.();
    await this.look();
    this.keepAsPoster();
    await this.#page.mouse.up();
  }

  /** Replaces what the focused field holds, key by key. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+A');
    for (const character of text) {
      // Put in, not pressed: fields for code complete what is typed.
      await this.#page.keyboard.insertText(character);
      await this.#film(KEY_MS);
    }
    await this.look(500);
  }

  /** Presses what opens another tab, and goes on there. */
  async pressForTab(target: Locator): Promise<Page> {
    const opened = this.#page.waitForEvent('popup');
    await this.press(target);
    this.#page = await opened;
    await this.#page.setViewportSize(FILM_SIZE);
    return this.#page;
  }

  async #film(ms: number): Promise<void> {
    await this.#draw();
    this.frames.push({ png: await this.#shoot(), ms });
  }

  #shoot(): Promise<Buffer> {
    return this.#page.screenshot({ scale: 'css', animations: 'disabled' });
  }

  async #point(to: Point): Promise<void> {
    this.#pointer = to;
    await this.#page.mouse.move(to.x, to.y);
  }

  /** Pictures of a window have no pointer, so one is drawn into it. */
  async #draw(): Promise<void> {
    await this.#page.evaluate(`(${DRAW})(${JSON.stringify(this.#pointer)})`);
  }
}

async function middleOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`The part to press is not there: ${element}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the browser, whose names the scripts do not know; hence a text. */
const DRAW = `({ x, y }) => {
  let pointer = document.getElementById('film-pointer');
  if (!pointer) {
    pointer = document.createElement('div');
    pointer.id = 'film-pointer';
    pointer.style.cssText = 'position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none';
    pointer.innerHTML = '<svg width="26" height="26" viewBox="0 0 24 24"><path d="M2 1v18l5-4.5 3.3 7 3-1.4L10 13.4h7z" fill="#111" stroke="#fff" stroke-width="1.5"/></svg>';
    document.documentElement.append(pointer);
  }
  pointer.style.transform = 'translate(' + (x - 2) + 'px,' + (y - 1) + 'px)';
}`;
