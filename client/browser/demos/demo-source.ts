import type { Code } from '../../blocks/code/code.ts';
import { codeHtml } from '../../blocks/code/code-html.ts';
import type { StyledCode } from '../../blocks/demo/demo.ts';
import { demoFileUrl } from '../../shared/playground/demo-files.ts';
import { fetchJson } from '../platform/fetch-json.ts';

/** Whether the whole source of a demo stands under it. */
export function isSourceShown(demo: HTMLElement): boolean {
  return demo.querySelector('.demo-source:not([hidden])') !== null;
}

/** Shows a demo's whole source in place of its excerpt. */
export async function showSource(demo: HTMLElement): Promise<void> {
  const source = demo.querySelector<HTMLElement>('.demo-source') ?? (await loadSource(demo));
  setShown(demo, source, true);
}

/** Shows the excerpt again, where the whole source is shown. */
export function hideSource(demo: HTMLElement): void {
  const source = demo.querySelector<HTMLElement>('.demo-source:not([hidden])');
  if (source) setShown(demo, source, false);
}

function setShown(demo: HTMLElement, source: HTMLElement, shown: boolean): void {
  const preview = demo.querySelector<HTMLElement>('.demo-preview');
  const button = demo.querySelector<HTMLElement>('[data-do=source]');
  source.hidden = !shown;
  if (preview) preview.hidden = shown;
  if (!button) return;
  button.ariaExpanded = String(shown);
  button.textContent = (shown ? button.dataset.hide : button.dataset.show) ?? '';
}

async function loadSource(demo: HTMLElement): Promise<HTMLElement> {
  const source = document.createElement('div');
  source.className = 'demo-source';
  source.hidden = true;
  source.append(...(await fetchSource(demo)));
  // Two presses while it was on its way: the first to arrive stays.
  const present = demo.querySelector<HTMLElement>('.demo-source');
  if (!present) demo.append(source);
  return present ?? source;
}

/** The whole source, fetched, as elements. If it does not arrive, the button can be pressed again. */
async function fetchSource(demo: HTMLElement): Promise<HTMLElement[]> {
  const code = await fetchJson<StyledCode[]>(demoFileUrl(demo.id, demo.dataset.files ?? '', 'source'));
  const template = demo.querySelector('template');
  if (!template) throw new Error(`The demo ${demo.id} brings no <template>. Look at client/blocks/demo/demo-figure.tsx.`);
  return code.map(({ styling, forms }) => {
    const blocks = forms.map(({ variant, code: block }) => wrapped({ for: variant }, [codeBlock(template, block)]));
    return wrapped({ styling: code.length > 1 ? styling : undefined }, blocks);
  });
}

/** A code block as the server makes it, with other code. Never folded: the reader asked for all of it. */
function codeBlock(template: HTMLTemplateElement, block: Code): DocumentFragment {
  const fragment = document.importNode(template.content, true);
  const figure = fragment.querySelector('figure');
  const code = fragment.querySelector('code');
  if (figure && block.title) {
    const caption = document.createElement('figcaption');
    caption.textContent = block.title;
    figure.prepend(caption);
  }
  if (figure) figure.dataset.language = block.language;
  if (code) code.innerHTML = window.docsPolicy.createHTML(codeHtml(block));
  return fragment;
}

function wrapped(data: Record<string, string | undefined>, content: Node[]): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(data)) if (value) element.dataset[name] = value;
  element.append(...content);
  return element;
}
