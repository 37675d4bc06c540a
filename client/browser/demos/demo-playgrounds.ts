import { TOOLBAR_COPY_LABEL_REVERT_MS } from '../../shared/constants.ts';
import { wearFile } from '../../shared/own-app/own-app-code.ts';
import { codeSandboxText } from '../../shared/playground/code-sandbox.ts';
import { demoFileUrl } from '../../shared/playground/demo-files.ts';
import { compressToBase64Url } from '../../shared/playground/lz-string.ts';
import type { PlaygroundProject, Playgrounds } from '../../shared/playground/playground.ts';
import type { CodeStyling } from '../../shared/preferences/code-styling.ts';
import { type CodeVariant, parseCodeVariant } from '../../shared/preferences/code-variant.ts';
import { knownApp } from '../own-app/stored-app.ts';
import { announce } from '../platform/announce.ts';
import { writeToClipboard } from '../platform/clipboard.ts';
import { fetchJson } from '../platform/fetch-json.ts';
import { postToNewTab } from '../platform/post-to-new-tab.ts';
import { postToStackBlitz } from '../platform/stackblitz.ts';
import { stylingOf } from './demo-stylings.ts';

const CODESANDBOX = 'https://codesandbox.io/api/v1/sandboxes/define';

/** Copies the demo's source in the form that is shown. */
export function copySource(button: HTMLElement, demo: HTMLElement): void {
  if ('copied' in button.dataset) return;
  const source = wornProject(demo).then(({ files, file }) => files[file] ?? '');
  showCopied(button);
  void writeToClipboard(source);
}

function showCopied(button: HTMLElement): void {
  const { ariaLabel } = button;
  button.dataset.copied = '';
  button.ariaLabel = button.dataset.done ?? '';
  announce(button.dataset.done ?? '');
  setTimeout(() => {
    delete button.dataset.copied;
    button.ariaLabel = ariaLabel;
  }, TOOLBAR_COPY_LABEL_REVERT_MS);
}

/** Opens the demo as a project of StackBlitz in a new tab. */
export async function openInStackBlitz(_button: HTMLElement, demo: HTMLElement): Promise<void> {
  postToStackBlitz(await wornProject(demo), addressOf(demo));
}

/** Opens the demo as a project of CodeSandbox in a new tab. */
export async function openInCodeSandbox(_button: HTMLElement, demo: HTMLElement): Promise<void> {
  const { file, parameters } = await wornProject(demo);
  // A project with a bundler of its own needs CodeSandbox's servers, not its in-browser one.
  postToNewTab(CODESANDBOX, [
    ['environment', 'server'],
    ['query', `file=/${file}`],
    ['parameters', parameters],
  ]);
}

/** A demo's project as the reader's own app, where there is one. */
export async function wornProject(demo: HTMLElement, form?: Form): Promise<PlaygroundProject> {
  const project = await loadProject(demo, form);
  const app = knownApp();
  if (!app) return project;
  const files = Object.fromEntries(Object.entries(project.files).map(([path, text]) => [path, wearFile(text, app)]));
  return { ...project, files, parameters: compressToBase64Url(codeSandboxText(files)) };
}

function addressOf(demo: HTMLElement): string {
  return `${location.origin}${location.pathname}#${demo.id}`;
}

/** A form of a demo's code; what is left out is as the reader chose it. */
type Form = { variant?: CodeVariant; styling?: CodeStyling };

/** The demo in a form, or in its first styling when it lacks the one asked for. */
async function loadProject(demo: HTMLElement, { variant, styling }: Form = {}): Promise<PlaygroundProject> {
  const playgrounds = await fetchJson<Playgrounds>(demoFileUrl(demo.id, demo.dataset.files ?? '', 'projects'));
  const projects = playgrounds[stylingOf(demo, styling)];
  if (!projects) throw new Error(`The demo ${demo.id} came without this styling. Reload the page.`);
  return projects[variant ?? parseCodeVariant(document.documentElement.dataset.codeVariant)];
}
