/** Follows a section of the page, named by its heading's id: writes its titled files and runs its shell commands, in their order. */
type Follow = {
  follow: string;
  /** The path of the page that has the section, where it is another one: the app that this page goes on with. */
  of?: string;
  /** For files whose values are the reader's own: text of the page's file, and what stands in its place here. */
  fill?: Record<string, string>;
};

/** Does by hand what the page says in words. `says` are those words, so that the guide fails when the page no longer says them. */
type Do = { says: string; run: string };

/** Looks into the browser. Everything in `see` must become visible, nothing in `miss` may be in the page. */
type Look = {
  see?: string[];
  miss?: string[];
  /** What the HTML holds before any script has run. */
  html?: string[];
  /** The title of the open page's main heading. */
  heading?: string;
  /** What the address begins with. */
  at?: string;
  /** An attribute of the root element. */
  root?: Record<string, string>;
};

/** Opens an address of the running app, as the page gives it. */
type Open = Look & { open: string; mode?: 'light' | 'dark' };
/** Presses the link or button of that name. */
type Press = Look & { press: string };
/** Types into the field of that label. */
type Type = { type: string; into: string };

export type GuideStep = Follow | Do | Open | Press | Type;

/** What proves a page: it is followed as it is written, and the reader's eyes are the looks between its sections. */
export type Guide = {
  /** Packages whose installed versions readers are told, by the name that readers know. */
  packages: Record<string, string>;
  /** Origins of outside services, such as an OAuth provider's: the browser gets an empty page from them, nothing is sent. */
  standIns?: string[];
  steps: GuideStep[];
};
