import type { Code } from '../../blocks/code/code.ts';
import { codeHtml } from '../../blocks/code/code-html.ts';
import type { StyledCode } from '../../blocks/demo/demo.ts';
import { demoFileUrl } from '../../shared/playground/demo-files.ts';
import { fetchJson } from '../platform/fetch-json.ts';

/** The whole source of a demo, fetched, as elements. If it does not arrive, the button can be pressed again. */
export async function fetchSource(demo: HTMLElement): Promise<HTMLElement[]> {
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
