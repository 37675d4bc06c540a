import { expect } from 'vitest';
import type { Plain, Point, Window } from './drivers/driver.ts';
import type { Front } from './front/front.ts';
import { cornerOf, keptConsole, lightnessOf, locate, visibleText } from './in-page.ts';

type Visit = { cookies?: Record<string, string>; width?: number };

const HEIGHT = 900;

/** Someone who reads the site: one window of any browser, and what is done and seen in it. */
export class Reader {
  readonly #window: Window;
  readonly #front: Front;
  /** The frame that is meant, if any. */
  readonly #frame: string | undefined;

  constructor(window: Window, front: Front, frame?: string) {
    this.#window = window;
    this.#front = front;
    this.#frame = frame;
  }

  /** The same reader, who looks into the frame at a selector. */
  within(frame: string): Reader {
    return new Reader(this.#window, this.#front, frame);
  }

  async open(path: string, { cookies = {}, width = 1440 }: Visit = {}): Promise<void> {
    for (const [name, value] of Object.entries(cookies)) await this.#window.setCookie(name, value, this.#front.origin);
    await this.#window.resize(width, HEIGHT);
    await this.#window.goto(this.#front.origin + path);
  }

  /** Goes to an address as by a link, and waits for nothing. */
  follow(path: string): Promise<void> {
    return this.evaluate((address) => void setTimeout(() => location.assign(address)), path);
  }

  resize(width: number): Promise<void> {
    return this.#window.resize(width, HEIGHT);
  }

  back(): Promise<void> {
    return this.#window.back();
  }

  forward(): Promise<void> {
    return this.#window.forward();
  }

  /** How light the edges of what is at a selector are shown at the end and at the bottom, from 0 to 255. It is brought into view. */
  async lightnessOfEdges(selector: string): Promise<{ end: number; bottom: number }> {
    await this.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }), selector);
    return await this.evaluate(lightnessOf, await this.#window.picture(), selector);
  }

  /** Runs a function in the document; it may use nothing from around it. */
  evaluate<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return this.#window.evaluate(run, args, this.#frame);
  }

  /** Presses the first visible thing at a selector, which must lie open to the pointer; `name` is its label or its whole text. */
  async press(selector: string, name?: string): Promise<void> {
    await this.#window.point(await this.#placeOf(selector, name), true);
  }

  async pointAt(selector: string, name?: string): Promise<void> {
    await this.#window.point(await this.#placeOf(selector, name), false);
  }

  /** Types into what has the focus. */
  type(text: string): Promise<void> {
    return this.#window.type(text);
  }

  /** Presses keys together, as `Control+k`. */
  key(keys: string): Promise<void> {
    return this.#window.press(keys);
  }

  /** The text that is visible at a selector; nothing when nothing is. */
  read(selector: string): Promise<string> {
    return this.evaluate(visibleText, selector);
  }

  /** Waits until a function in the document gives what is expected. */
  async sees<A extends Plain[], R>(expected: unknown, run: (...args: A) => R | Promise<R>, ...args: A): Promise<void> {
    // A document that is being left answers nothing.
    await expect.poll(() => this.evaluate(run, ...args).catch(String)).toEqual(expected);
  }

  /** Waits until the visible text at a selector holds some words. */
  async reads(selector: string, words: string): Promise<void> {
    await expect.poll(() => this.read(selector).catch(String), { message: `the text at ${selector}` }).toContain(words);
  }

  /** Waits until the page has done all that it began by itself: one that is left earlier complains of what it could not finish. */
  async settles(): Promise<void> {
    await this.sees('', () => document.documentElement.dataset.settled);
  }

  /** Waits until the page is at an address of the site. */
  async arrives(path: string): Promise<void> {
    await this.sees(path, () => location.href.slice(location.origin.length));
    await this.sees('complete', () => document.readyState);
  }

  /** What the console said, which policies were broken and which requests failed. */
  async messages(): Promise<string[]> {
    const kept = await this.#window.evaluate(keptConsole, []);
    return [...this.#window.console(), ...kept, ...this.#front.heard];
  }

  close(): Promise<void> {
    return this.#window.close();
  }

  async #placeOf(selector: string, name = ''): Promise<Point> {
    let found: Point | string = '';
    const look = async () => {
      found = await this.#look(selector, name).catch(String);
      return typeof found === 'string' ? found : 'there';
    };
    await expect.poll(look, { interval: 20, message: `${selector} ${name}` }).toBe('there');
    return found as unknown as Point;
  }

  /** Where something is in the window, or why it cannot be pressed now. */
  async #look(selector: string, name: string): Promise<Point | string> {
    const corner = this.#frame === undefined ? { x: 0, y: 0 } : await this.#window.evaluate(cornerOf, [this.#frame]);
    if (typeof corner === 'string') return corner;
    const place = await this.evaluate(locate, selector, name);
    return typeof place === 'string' ? place : { x: corner.x + place.x, y: corner.y + place.y };
  }
}
