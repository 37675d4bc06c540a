import type { EditorStep } from './studio-editor.ts';

/** Follows a section of the page, named by its heading's id: writes its titled files and runs its shell commands, in their order. */
type Follow = {
  follow: string;
  /** The path of the page that has the section, where it is another one: the app that this page goes on with. */
  of?: string;
  /** Only writes its files: what its commands need is not at hand, and the guide does the same otherwise. */
  only?: 'files';
  /** For files whose values are the reader's own: text of the page's file, and what stands in its place here. */
  fill?: Record<string, string>;
  /** What its commands print, among other things. */
  prints?: string[];
};

/** Words of the page that a step does, so that the guide fails when the page no longer says them. */
type Says = string | readonly string[];

/** Does by hand what the page says in words, or the page at the path `of` where that is another one. */
type Do = { says: Says; of?: string; run: string; prints?: string[] };

/** Waits for a file that the running app writes by itself. */
type Written = { says: Says; written: string };

/** Looks into the browser. Everything in `see` must become visible, nothing in `miss` may be in the page. */
type Look = {
  see?: string[];
  miss?: string[];
  /** A selector of what is to be seen and has no words, such as a drawing. */
  element?: string;
  /** What the frame in the page shows; in Studio's editor, the canvas. */
  framed?: string[];
  /** What the HTML holds before any script has run. */
  html?: string[];
  /** What that HTML does not show, because the browser draws it. */
  drawnLater?: string[];
  /** The title of the open page's main heading. */
  heading?: string;
  /** What the address begins with. */
  at?: string;
  /** The color behind the page, as CSS computes it. */
  background?: string;
  /** An attribute of the root element. */
  root?: Record<string, string>;
};

/** Opens an address of the running app, as the page gives it. */
type Open = Look & {
  open: string;
  says?: Says;
  mode?: 'light' | 'dark';
  /** Looks at what the HTML does by itself, before any script file has come: its first paint. */
  firstPaint?: boolean;
};
/** Presses the link, button or grid cell of that name. With `opens`, the reader goes on in the tab that this opens. */
type Press = Look & { press: string; opens?: 'tab'; says?: Says };
/** Goes back in the browser's history. */
type Back = Look & { back: true; says?: Says };
/** Types into the field of that label. */
type Type = Look & { type: string; into: string; says?: Says };

/** Does in Studio's editor what the page says in words. What is typed there stands in code or words of the page. */
type Edit = Look & { says: Says; edit: EditorStep };

export type GuideStep = Follow | Do | Written | Open | Press | Back | Type | Edit;

/** What proves a page: it is followed as it is written, and the reader's eyes are the looks between its sections. */
export type Guide = {
  /** Packages whose installed versions readers are told, by the name that readers know. */
  packages: Record<string, string>;
  /** Origins of outside services, such as an OAuth provider's: the browser gets an empty page from them, nothing is sent. */
  standIns?: string[];
  /** Outside services that the app itself calls: what a stand-in answers at each origin, by the beginning of the path. Text is a picture, `undefined` is not found, the rest JSON. */
  services?: Record<string, Record<string, unknown>>;
  /** Providers that packages ask at addresses of their own, and are answered as by `services`; a browser that is sent to one comes back with a code, as of a user who agrees at once. */
  providers?: Record<string, Record<string, unknown>>;
  /** What runs beside the app in place of an outside service, such as a database: packages of Debian, and a command that stays. */
  beside?: { debian?: string[]; run?: string };
  /** Words of errors in the console that readers get too, with the reason. All others fail the guide. */
  complaints?: Record<string, string>;
  /** Sections by their ids whose numbered steps cannot be followed here, with the reason. Readers are told what was followed instead. */
  notFollowed?: Record<string, string>;
  /** Ids of sections whose numbered lists are no steps to do. All other numbered steps are done. */
  noSteps?: readonly string[];
  steps: GuideStep[];
};
