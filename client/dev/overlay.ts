import { textSize } from '../theme/css.ts';
import type { DevProblem } from './dev-event.ts';

const STYLE = `
  [data-dev-problems] {
    position: fixed; inset: auto 0 0; z-index: 9999; max-height: 60vh; overflow: auto; padding: 16px 24px; border: 0; margin: 0;
    width: 100%; max-width: none; box-sizing: border-box; font: ${textSize.label}/1.5 monospace; color: #fff; background: #1d1016;
    border-block-start: 4px solid #ff5370;
  }
  [data-dev-problems] p { margin: 0 0 12px; white-space: pre-wrap; }
  [data-dev-problems] a { color: #8ab4ff; display: block; }
  [data-dev-problems] p:last-child { margin: 0; opacity: 0.75; }
`;

let overlay: HTMLElement | undefined;

/** Shows what is wrong over the page, with links that open an editor; without problems, nothing. */
export function showProblems(problems: readonly DevProblem[]): void {
  overlay?.remove();
  overlay = undefined;
  if (problems.length === 0) return;
  style();
  overlay = document.createElement('section');
  overlay.dataset.devProblems = '';
  overlay.role = 'alert';
  const cure = document.createElement('p');
  cure.append('Correct it and save: the page follows by itself.');
  overlay.append(...problems.map(problemLine), cure);
  document.body.append(overlay);
}

function problemLine({ file, line, message, editor }: DevProblem): HTMLElement {
  const paragraph = document.createElement('p');
  if (file) {
    const link = document.createElement('a');
    link.href = editor;
    link.textContent = `${file}:${line}`;
    paragraph.append(link);
  }
  paragraph.append(message);
  return paragraph;
}

let isStyled = false;

/** A constructed sheet: the page's policy takes no other. */
function style(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
}
