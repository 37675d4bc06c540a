import { parseCodeVariant } from '../shared/code-variant.ts';
import { withWords } from './fragment-words.ts';
import { storePreference } from './stored-preferences.ts';

/** The controls under demos: the code's language, and the whole source on demand. */
export function activateDemoToolbars(): void {
  showPressed();
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('.demo-toolbar button');
    if (button?.dataset.variant) chooseVariant(button.dataset.variant);
    else if (button) void toggleSource(button);
  });
}

function chooseVariant(value: string): void {
  const variant = parseCodeVariant(value);
  document.documentElement.dataset.codeVariant = variant;
  storePreference('codeVariant', variant);
  showPressed();
}

function showPressed(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-variant]')) {
    button.ariaPressed = String(button.dataset.variant === document.documentElement.dataset.codeVariant);
  }
}

async function toggleSource(button: HTMLButtonElement): Promise<void> {
  const demo = button.closest<HTMLElement>('.demo');
  if (!demo) return;
  const open = button.ariaExpanded !== 'true';
  const source = demo.querySelector<HTMLElement>('.demo-source') ?? (await loadSource(demo));
  const preview = demo.querySelector<HTMLElement>('.demo-preview');
  source.hidden = !open;
  if (preview) preview.hidden = open;
  button.ariaExpanded = String(open);
  button.textContent = (open ? button.dataset.hide : button.dataset.show) ?? '';
}

/** Fetches the source's fragment; if it does not arrive, the preview stays and the button can be pressed again. */
async function loadSource(demo: HTMLElement): Promise<HTMLElement> {
  const response = await fetch(demo.dataset.source ?? '');
  if (!response.ok) throw new Error(`The source of ${demo.id} did not arrive (${response.status}). Reload the page.`);
  const source = document.createElement('div');
  source.className = 'demo-source';
  source.innerHTML = window.docsPolicy.createHTML(withWords(await response.text()));
  demo.append(source);
  return source;
}
