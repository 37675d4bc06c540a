/** A place in the window, in CSS pixels. */
export type Point = { x: number; y: number };

/** What a function gets and gives across the border of a browser. */
export type Plain = string | number | boolean | null | undefined | Plain[] | { [name: string]: Plain };

/** A window of a reader who was never here before. What a browser can do is said in these words, whichever it is. */
export type Window = {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  setCookie(name: string, value: string, url: string): Promise<void>;
  /** Runs a function in the document, or in that of the frame at a selector; it may use nothing from around it. */
  evaluate<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, args: A, frame?: string): Promise<R>;
  /** Moves the pointer to a place, and presses there unless told not to. */
  point(at: Point, press: boolean): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses keys together, as `Control+k`. */
  press(keys: string): Promise<void>;
  /** What the console has said so far, where the browser itself tells it. */
  console(): string[];
  /** What the window shows, as a PNG in Base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
};

/** A browser that runs, with windows for one reader after the other. */
export type Engine = { open(): Promise<Window>; close(): Promise<void> };
