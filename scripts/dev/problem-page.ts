import { DEV_STREAM } from '../../client/dev/dev-event.ts';
import { escapeHtml } from '../../client/shared/escape-html.ts';
import { formatProblem, type Problem } from '../shared/problem.ts';
import { withEditor } from './editor-link.ts';

/** Loads the page again as soon as something has changed. */
const SCRIPT = `new EventSource('${DEV_STREAM}?since=' + Math.floor(Date.now() - performance.now())).onmessage = ({ data }) => {
  if (JSON.parse(data).kind !== 'problems') location.reload();
};`;

/** Asks until the answer is another one: the port is nobody's for a moment, when the site takes it over. */
const WAIT = `setInterval(async () => {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer && !answer.headers.has('Retry-After')) location.reload();
}, 300);`;

/** A page in the place of one that cannot be: what is wrong, until that changes. */
export function problemPage(title: string, problems: readonly Problem[]): string {
  const list = problems.map(listItem).join('');
  return `${startOf(title)}<ul>${list}</ul><p>Correct it and save: the page follows by itself.</p><script>${SCRIPT}</script>`;
}

/** A page in the place of one that is not there yet. */
export function buildingPage(): string {
  return `${startOf('Building the site …')}<p>The page follows by itself.</p><script>${WAIT}</script>`;
}

function startOf(title: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><h1>${title}</h1>`;
}

function listItem(problem: Problem): string {
  const { editor } = withEditor(problem);
  const text = escapeHtml(formatProblem(problem));
  return `<li>${editor ? `<a href="${escapeHtml(editor)}">${text}</a>` : text}</li>`;
}
