import { adoptStyles } from '../browser/platform/adopt-styles.ts';
import { textSize } from '../theme/css.ts';
import { PALETTES } from '../theme/palette.ts';
import type { DevProblem } from './dev-event.ts';

const { text, background, error, primary } = PALETTES.dark;

const STYLE = `
  [data-dev-problems] {
    position: fixed; inset: auto 0 0; z-index: 9999; max-height: 60vh; overflow: auto; padding: 16px 24px; border: 0; margin: 0;
    width: 100%; max-width: none; box-sizing: border-box; font: ${textSize.label}/1.5 monospace; color: ${text.primary}; background: ${background.paper};
    border-block-start: 4px solid ${error.main};
  }
  [data-dev-problems] p { margin: 0 0 12px; white-space: pre-wrap; }
  [data-dev-problems] a { color: ${primary.main}; display: block; }
  [data-dev-problems] p:last-child { margin: 0; opacity: 0.75; }
`;

let overlay: HTMLElement | undefined;
let isStyled = false;

/** Shows what is wrong over the page, with links that open an editor; without problems, nothing. */
export function showProblems(problems: readonly DevProblem[]): void {
  overlay?.remove();
  overlay = undefined;
  if (problems.length === 0) return;
  if (!isStyled) adoptStyles(STYLE);
  isStyled = true;
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
