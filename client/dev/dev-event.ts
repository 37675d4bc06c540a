/** Where open pages listen while `npm run dev` runs. */
export const DEV_STREAM = '/toolpad/_edge/dev-reload';

/** The timing of an answer that says of which version of the site's code and files it was made. */
export const VERSION_TIMING = 'version';

/** A mistake, and the address that opens its place in an editor. */
export type DevProblem = { file: string; line: number; message: string; editor: string };

/** What `npm run dev` tells an open page: that some page has new text, that a demo is new, that islands are and where their code is, that anything else is, or what is wrong now. */
export type DevEvent =
  | { kind: 'page' | 'reload' }
  | { kind: 'demo'; name: string }
  | { kind: 'islands'; url: string }
  | { kind: 'problems'; problems: DevProblem[] };
