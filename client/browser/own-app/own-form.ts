import { colorCode } from '../../blocks/code/color-code.ts';
import { type OwnApp, parseOwnApp, SAMPLE_APP_NAME } from '../../shared/own-app/own-app.ts';
import { ownAppCode, ownWords } from '../../shared/own-app/own-app-code.ts';
import { wearDemo } from './wear-demo.ts';

/** Brings the form to life: whatever is typed or chosen shows at once, in the scene beside it and in the code that makes it. */
export function startForm(form: HTMLFormElement, app: OwnApp | undefined, change: (app: OwnApp | undefined) => void): void {
  const template = form.parentElement?.querySelector<HTMLTemplateElement>('template');
  const code = template && codeBeside(template);
  const scene = () => document.querySelector<HTMLIFrameElement>('iframe[name=own-app]')?.contentDocument;
  const show = () => {
    const shown = shownBy(form);
    if (code) write(code, nodesOf(ownAppCode(shown), ownWords(shown)));
    const document = scene();
    if (document) wearDemo(document, shown);
  };
  // What was typed before this script came is newer than what is kept.
  const early = appOf(form);
  if (early) change(early);
  else if (app) fill(form, app);
  form.addEventListener('input', () => {
    change(appOf(form));
    show();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => {
    // The fields are as they were only after this event.
    setTimeout(() => {
      change(undefined);
      show();
    });
  });
  show();
}

function codeBeside(template: HTMLTemplateElement): HTMLElement | null {
  template.before(document.importNode(template.content, true));
  return template.previousElementSibling?.querySelector('code') ?? null;
}

function appOf(form: HTMLFormElement): OwnApp | undefined {
  return parseOwnApp(partsOf(form));
}

/** The app of a form that has no name yet is the sample in the colors and with the menu that are chosen. */
function shownBy(form: HTMLFormElement): OwnApp {
  const parts = partsOf(form);
  const named = parseOwnApp(parts);
  if (named) return named;
  parts.set('name', SAMPLE_APP_NAME);
  return parseOwnApp(parts) ?? { name: SAMPLE_APP_NAME, primary: 'blue', menu: [] };
}

function partsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function fill(form: HTMLFormElement, { name, primary, menu }: OwnApp): void {
  for (const field of form.querySelectorAll('input')) {
    if (field.name === 'name') field.value = name;
    if (field.type === 'radio') field.checked = field.value === primary;
    if (field.type === 'checkbox') field.checked = menu.some((page) => page === field.value);
  }
}

/** Writes what has changed: a key is one word, and the rest stays as the browser has laid it out. */
function write(code: HTMLElement, nodes: ChildNode[]): void {
  const before = [...code.childNodes];
  if (before.length !== nodes.length) code.replaceChildren(...nodes);
  else for (const [index, node] of nodes.entries()) if (!node.isEqualNode(before[index] ?? null)) before[index]?.replaceWith(node);
}

/** Code as elements and text, which need nobody's trust; the reader's own words stand out. */
function nodesOf(code: string, own: string[]): ChildNode[] {
  return colorCode(code).flatMap((tokens) => [
    ...tokens.map((token) => {
      if (typeof token === 'string') return new Text(token);
      const span = document.createElement('span');
      span.className = `token ${token[0]}${own.includes(token[1]) ? ' own' : ''}`;
      span.textContent = token[1];
      return span;
    }),
    new Text('\n'),
  ]);
}
