import { CODE_STYLINGS, codeStylingFromHash, parseCodeStyling } from '../../../shared/preferences/code-styling.ts';
import { codeVariantFromHash } from '../../../shared/preferences/code-variant.ts';
import { announce } from '../../platform/announce.ts';
import { storePreference } from '../../preferences/stored-preferences.ts';
import { copySource, openInCodeSandbox, openInStackBlitz } from '../demo-playgrounds.ts';
import { hideSource, isSourceShown, showSource } from '../demo-source.ts';
import { frameOf } from '../demo-stylings.ts';

export { becomeTabStop, moveFocus } from '../../platform/roving-focus.ts';

type Action = (control: HTMLElement, demo: HTMLElement) => void | Promise<void>;

const ACTIONS: Record<string, Action> = {
  styling: chooseStyling,
  source: toggleSource,
  edit: async (_button, demo) => (await import('../live-edit/open-editor.ts')).toggleEditor(demo),
  copy: copySource,
  reset: resetDemo,
  stackblitz: openInStackBlitz,
  codesandbox: openInCodeSandbox,
};

/** Does what a control of a demo's toolbar is for. */
export async function act(control: HTMLElement): Promise<void> {
  const demo = control.closest<HTMLElement>('.demo');
  if (demo) await ACTIONS[control.dataset.do ?? '']?.(control, demo);
}

/** Does what a link asks for: shows a demo's code, or an edit of it. */
export async function openLinked(hash: string): Promise<void> {
  if (!hash.startsWith('#edit=')) return openCodeOf(hash);
  const { openLinkedEdit } = await import('../live-edit/open-editor.ts');
  await openLinkedEdit(hash);
}

/** Shows the demo that a hash such as `#tailwind-Name.tsx` names, with its code open in that form. */
async function openCodeOf(hash: string): Promise<void> {
  const demo = demoOf(hash.slice(1));
  if (!demo) return;
  choose('codeVariant', codeVariantFromHash(hash));
  choose('codeStyling', codeStylingFromHash(hash));
  demo.scrollIntoView();
  await showCode(demo);
}

function demoOf(hash: string): HTMLElement | undefined {
  const name = hash.replace(/\.(?:js|tsx)$/, '').replace(new RegExp(`^(?:${CODE_STYLINGS.join('|')})-`), '');
  return [...document.querySelectorAll<HTMLElement>('.demo[data-files]')].find(({ id }) => id === name);
}

function chooseStyling(item: HTMLElement): void {
  choose('codeStyling', parseCodeStyling(item.dataset.value));
}

/** Shows demos in a form, and keeps the choice. A hash may leave it open. */
function choose(name: 'codeStyling' | 'codeVariant', value: string | undefined): void {
  if (!value) return;
  document.documentElement.dataset[name] = value;
  storePreference(name, value);
}

/** The frame's first document again: what the demo has moved to and what it remembers in itself is gone. */
function resetDemo(button: HTMLElement, demo: HTMLElement): void {
  const frame = demo.querySelector<HTMLIFrameElement>('iframe.edited') ?? frameOf(demo);
  frame?.contentWindow?.location.replace(frame.src);
  announce(button.dataset.done ?? '');
}

async function toggleSource(_button: HTMLElement, demo: HTMLElement): Promise<void> {
  if (isSourceShown(demo)) hideSource(demo);
  else await showCode(demo);
}

/** The demo's own code takes the place of an editor, as an editor takes its place: both at once are the same code twice. */
async function showCode(demo: HTMLElement): Promise<void> {
  if (demo.querySelector('[data-do=edit][aria-expanded=true]')) (await import('../live-edit/open-editor.ts')).putAwayEditor(demo);
  await showSource(demo);
}
