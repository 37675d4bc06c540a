import { CONTRAST_THEME, color, radius, textSize } from '../../../theme/css.ts';
import { below } from '../../../theme/media.ts';

/** What comes into the dialog; the dialog with its field is styled by the page. It takes the page's color variables. */
export const dialogStyles = `
.search .products { display: flex; gap: 6px; margin: 0; padding: 0 16px 12px; border: 0; border-block-end: 1px solid ${color.divider}; }
.search .products label { position: relative; cursor: pointer; }
.search .products input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer; }
.search .products span { display: block; padding: 3px 12px; border: 1px solid ${color.divider}; border-radius: ${radius.pill}; font-size: ${textSize.caption}; color: ${color.textSecondary}; }
.search .products input:checked + span { border-color: ${color.primary}; color: ${color.primary}; background: ${color.accent}; font-weight: 600; }
.search .products input:focus-visible + span { outline: 2px solid ${color.primary}; outline-offset: 2px; }
${CONTRAST_THEME} { .search .products input:checked + span { border-color: Highlight; border-width: 2px; } }
.search [role=listbox] { overflow-y: auto; overscroll-behavior: contain; padding: 4px 8px 12px; }
.search .list > p { margin: 0; padding: 10px 16px 2px; font-size: ${textSize.label}; color: ${color.textSecondary}; }
.search .list > .status { padding: 28px 16px; text-align: center; }
.search .list > p button { padding: 0; border: 0; background: none; color: ${color.primary}; font: inherit; font-weight: 600; cursor: pointer; text-decoration: underline; }
.search .group { padding: 12px 8px 4px; font-size: ${textSize.caption}; font-weight: 600; }
.search .group span { margin-inline-start: 6px; font-weight: 400; color: ${color.textSecondary}; }
.search [role=option] {
  display: flex; align-items: center; gap: 12px; min-height: 40px; box-sizing: border-box; padding: 6px 10px; border-radius: ${radius.medium};
  color: ${color.text}; text-decoration: none; font-size: ${textSize.label}; cursor: pointer; scroll-margin-block: 36px;
}
.search [role=option] svg { flex: none; width: 17px; color: ${color.textSecondary}; }
.search [role=option][aria-selected=true] { background: ${color.accent}; box-shadow: inset 0 0 0 1px ${color.primary}; }
.search .words { flex: 1; min-width: 0; }
.search .words > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.search small { min-height: 20px; font-size: ${textSize.caption}; line-height: 20px; color: ${color.textSecondary}; }
.search mark { background: none; color: ${color.primary}; font-weight: 600; }
.search .keys { display: flex; gap: 12px; margin: 0; padding: 8px 16px; border-block-start: 1px solid ${color.divider}; font-size: ${textSize.caption}; color: ${color.textSecondary}; }
.search .keys kbd { padding: 1px 5px; border: 1px solid ${color.divider}; border-radius: ${radius.small}; background: ${color.subtle}; font: inherit; }
${below('sm')} { .search .keys { display: none; } }`;
