import { color, onCode, radius, textSize, tint } from '../../../theme/css.ts';
import { CODE_FONT_FAMILY } from '../../../theme/tokens.ts';

/** The sheet of the editor's shadow root; it takes the page's color variables. */
export const panelStyles = `
:host { display: block; background: ${color.code}; color: ${color.codeText}; font-size: ${textSize.caption}; line-height: 1.5; }
@media print { :host { display: none; } }
[hidden] { display: none !important; }
p { margin: 0; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; padding: 6px 8px; background: ${color.codeBar}; }
.file { margin-inline: 8px auto; font-family: ${CODE_FONT_FAMILY}; }
button { min-height: 28px; padding: 0 10px; border: 1px solid transparent; border-radius: ${radius.medium}; background: none; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: ${tint.hovered}; }
button:focus-visible { outline: 2px solid currentcolor; outline-offset: 1px; }
.run { border-color: currentcolor; font-weight: 600; }
.run::before { content: ""; display: inline-block; margin-inline-end: 6px; border-block: 4px solid transparent; border-inline-start: 7px solid; }
.close { width: 28px; padding: 0; }
.close::before { content: ""; display: block; margin: auto; width: 12px; height: 12px; background: currentcolor; clip-path: polygon(0 12%, 12% 0, 50% 38%, 88% 0, 100% 12%, 62% 50%, 100% 88%, 88% 100%, 50% 62%, 12% 100%, 0 88%, 38% 50%); forced-color-adjust: none; }
.notice { padding: 8px 16px; border-inline-start: 3px solid ${onCode.warned}; background: ${tint.warned}; }
.footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 16px; padding: 6px 16px; border-block-start: 1px solid ${tint.line}; overflow-wrap: anywhere; }
.status.failed { color: ${onCode.wrong}; }
.hint { color: ${onCode.quiet}; }
.cm-editor { max-height: 520px; }
.field { position: relative; }
.field:has(.cm-focused)::after { content: ""; position: absolute; inset: 0; z-index: 300; border: 2px solid ${onCode.quiet}; pointer-events: none; }
.cm-editor.cm-focused { outline: none; }
.cm-editor .cm-scroller { overflow: auto; font-family: ${CODE_FONT_FAMILY}; font-size: ${textSize.label}; line-height: 1.6; }
.cm-editor .cm-content { padding-block: 12px; caret-color: currentcolor; }
.cm-editor .cm-line { padding-inline: 8px 16px; }
.cm-editor .cm-gutters { background: ${color.code}; border: 0; color: ${onCode.quiet}; }
.cm-editor .cm-lineNumbers .cm-gutterElement { padding-inline: 16px 6px; min-width: 2ch; }
.cm-editor .cm-activeLine { background: ${tint.active}; }
.cm-editor .cm-cursor { border-inline-start-color: currentcolor; }
.cm-editor .cm-selectionBackground, .cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground { background: ${tint.selected}; }
.cm-editor .cm-matchingBracket, .cm-editor.cm-focused .cm-matchingBracket { background: ${tint.hovered}; outline: 1px solid ${tint.line}; }
.cm-editor .cm-nonmatchingBracket, .cm-editor.cm-focused .cm-nonmatchingBracket { background: none; }
.cm-editor .problem-line { background: ${tint.removed}; }
.cm-editor .problem-number { color: ${onCode.wrong}; font-weight: 700; }
.problem { padding: 4px 16px 6px 8px; border-inline-start: 3px solid ${onCode.wrong}; background: ${tint.removed}; color: ${onCode.wrong}; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 160px; overflow: auto; }
`;
