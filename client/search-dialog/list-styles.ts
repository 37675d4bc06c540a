import { color } from '../theme/css.ts';

/** What is in the dialog's list; the dialog around it is styled by the page. It takes the page's color variables. */
export const listStyles = `
.search [role=listbox] { overflow-y: auto; overscroll-behavior: contain; padding: 4px 8px 12px; }
.search .list > p { margin: 0; padding: 10px 16px 2px; font-size: 14.5px; color: ${color.textSecondary}; }
.search .list > .status { padding: 28px 16px; text-align: center; }
.search .list > p button { padding: 0; border: 0; background: none; color: ${color.primary}; font: inherit; font-weight: 600; cursor: pointer; text-decoration: underline; }
.search .group { padding: 12px 8px 4px; font-size: 13px; font-weight: 600; }
.search .group span { margin-inline-start: 6px; font-weight: 400; color: ${color.textSecondary}; }
.search [role=option] {
  display: flex; align-items: center; gap: 12px; min-height: 40px; box-sizing: border-box; padding: 6px 10px; border-radius: 8px;
  color: ${color.text}; text-decoration: none; font-size: 15px; cursor: pointer; scroll-margin-block: 36px;
}
.search [role=option] svg { flex: none; width: 17px; color: ${color.textSecondary}; }
.search [role=option][aria-selected=true] { background: ${color.accent}; box-shadow: inset 0 0 0 1px ${color.primary}; }
.search .words { flex: 1; min-width: 0; }
.search .words > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.search small { min-height: 20px; font-size: 13px; line-height: 20px; color: ${color.textSecondary}; }
.search mark { background: none; color: ${color.primary}; font-weight: 600; }`;
