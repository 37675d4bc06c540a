import type { Language } from '../../../shared/preferences/language.ts';
import type { DialogHit } from './answering.ts';
import type { ICON_PATHS } from './icon-paths.ts';

/** Something that can be chosen in the search dialog: a link, or an action. */
export type SearchOption = {
  key: string;
  text: string;
  /** What readers may call it besides. */
  also?: string;
  icon: keyof typeof ICON_PATHS;
  href?: string;
  /** Does it, or what goes with following the link. What returns false leaves the dialog open. */
  run?: () => boolean | undefined;
  /** The section that the option stands for. */
  found?: DialogHit;
  lang?: Language;
};

/** Options under one label. */
export type OptionGroup = { key: string; label: string; note?: string; options: SearchOption[] };

/** An id for the field to name, another for each key; keys hold what ids may not. */
export function idOf({ key }: SearchOption): string {
  return `search-${key.replace(/[^a-zA-Z\d-]/g, (sign) => `_${sign.charCodeAt(0).toString(36)}_`)}`;
}
