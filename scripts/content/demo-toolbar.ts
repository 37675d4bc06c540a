import type { CodeStyling } from '../../client/shared/code-styling.ts';
import { CODE_VARIANTS, type CodeVariant } from '../../client/shared/code-variant.ts';
import { type EventAction, tracked } from '../../client/shared/events.ts';
import { type Demo, styledDemos, stylingsOf } from '../demos/find-demos.ts';
import { type DemoIcon, demoIcon } from './demo-icons.ts';
import { htmlAttributes } from './html.ts';
import { word } from './words.ts';

const STYLING_WORDS: Record<CodeStyling, string> = {
  system: 'settings.stylingSystem',
  tailwind: 'settings.stylingTailwind',
  css: 'settings.stylingCss',
};

const SOURCE_ACTIONS = { JS: 'source-js', TS: 'source-ts' } as const;

type ActionIcon = Exclude<DemoIcon, 'copied'>;

/** The controls under a demo. Buttons need script and are hidden without; the links work either way. */
export function demoToolbar(demo: Demo): string {
  return [
    `<div class="demo-toolbar" role="toolbar" aria-label="${word('demo.toolbar')}" data-ga-event-label="${demo.name}">`,
    stylingMenu(demo),
    `<span class="variants" role="group" aria-label="${word('demo.language')}">${CODE_VARIANTS.map(variantButton).join('')}</span>`,
    `<button type="button" class="show-code" data-do="source" ${marked('expand')} aria-expanded="false" data-hide="${word('demo.hideCode')}" data-show="${word('demo.showCode')}">${word('demo.showCode')}</button>`,
    `<noscript>${forStylings(demo, (address, mark) => `<a class="show-code"${mark} href="${address}/source">${word('demo.showCode')}</a>`)}</noscript>`,
    `<button type="button" data-do="edit" ${marked('edit')} aria-expanded="false">${word('demo.editCode')}</button>`,
    '<span class="demo-actions">',
    iconButton('copy', 'copy', `data-done="${word('copied')}"`),
    iconButton('reset', 'demo.reset', `data-done="${word('demo.wasReset')}"`),
    forStylings(demo, (address, mark) => iconLink('open', 'demo.open', `${address}" target="_blank"${mark} rel="noopener`)),
    iconButton('stackblitz', 'demo.stackblitz'),
    iconButton('codesandbox', 'demo.codesandbox'),
    iconLink('github', 'demo.github', `${sourceAddress(demo)}" target="_blank" rel="noopener`),
    iconLink('link', 'demo.link', `#${demo.name}`),
    '</span></div>',
  ].join('');
}

/** A link for each styling of a demo, marked so that the chosen one's shows. */
function forStylings(demo: Demo, link: (address: string, mark: string) => string): string {
  const styled = styledDemos(demo);
  const links = styled.map(({ name, styling }) => link(`/toolpad/_demo/${name}`, styled.length > 1 ? ` data-styling="${styling}"` : ''));
  return links.join('');
}

/** A menu of the stylings, where there is a choice. */
function stylingMenu(demo: Demo): string {
  const stylings = stylingsOf(demo);
  if (stylings.length < 2) return '';
  const id = `${demo.name}-styling`;
  const items = stylings.map(
    (styling) =>
      `<button type="button" role="menuitemradio" aria-checked="false" data-do="styling" data-value="${styling}" ${marked(`styling-${styling}`)}>${word(STYLING_WORDS[styling])}</button>`,
  );
  return `<button type="button" popovertarget="${id}" aria-haspopup="menu">${word('settings.codeStyling')}</button><div popover id="${id}" role="menu" aria-label="${word('settings.codeStyling')}">${items.join('')}</div>`;
}

function variantButton(variant: CodeVariant): string {
  return `<button type="button" data-do="variant" data-variant="${variant}" ${marked(SOURCE_ACTIONS[variant])} aria-pressed="false">${variant}</button>`;
}

function iconButton(name: ActionIcon, key: string, more = ''): string {
  const icons = name === 'copy' ? demoIcon('copy') + demoIcon('copied') : demoIcon(name);
  return `<button type="button" class="icon" data-do="${name}" ${marked(name)} ${named(key)} ${more}>${icons}</button>`;
}

function iconLink(name: ActionIcon, key: string, href: string): string {
  return `<a class="icon" href="${href}" ${marked(name)} ${named(key)}>${demoIcon(name)}</a>`;
}

function named(key: string): string {
  return `aria-label="${word(key)}" title="${word(key)}"`;
}

/** What analytics calls a press of this control. */
function marked(action: EventAction<'demo'>): string {
  return htmlAttributes(tracked('demo', action));
}

/** The demo's file in the repository; its folder where it has several stylings. */
function sourceAddress(demo: Demo): string {
  const [first, ...others] = stylingsOf(demo).map((styling) => demo.stylings[styling]!);
  if (others.length === 0) return `{{repoUrl}}/blob/main/${first}`;
  return `{{repoUrl}}/tree/main/${first!.replace(/\/[^/]+\/[^/]+$/, '')}`;
}
