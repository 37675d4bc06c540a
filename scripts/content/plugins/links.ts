import type { MarkdownIt } from 'markdown-it';
import { escapeHtml } from '../../../client/shared/escape-html.ts';
import { envOf, type MarkdownEnv, report } from '../markdown/env.ts';
import { partsOf, TYPE_TOKEN } from '../markdown/inline.ts';
import { isPageAddress, PAGE_PREFIX } from '../page-address.ts';

/** Notes internal links for the link check, and gives outside links `rel="noopener"`. */
export function links(md: MarkdownIt): void {
  md.core.ruler.push('links', (state) => {
    let line = 0;
    for (const block of state.tokens) {
      // Cells have no lines of their own, their row has.
      line = block.map?.[0] ?? line;
      for (const token of block.children ?? []) {
        if (token.type !== 'link_open') continue;
        const href = String(token.attrGet('href') ?? '');
        noteLink(href, line, envOf(state.env));
        if (/^https?:/.test(href)) token.attrSet('rel', 'noopener');
      }
    }
  });
  md.renderer.rules.link_open = (tokens, index) => linkOpen(tokens[index]?.attrs ?? []);
  md.renderer.rules[TYPE_TOKEN] = (tokens, index) => {
    const parts = partsOf(tokens[index]).map((part) =>
      typeof part === 'string' ? escapeHtml(part) : `${linkOpen([['href', part.href]])}${part.name}</a>`,
    );
    return `<code class="prop-type">${parts.join('')}</code>`;
  };
}

function linkOpen(attributes: readonly (readonly [name: string, value: string | number])[]): string {
  const written = attributes.map(([name, value]) => {
    const prefix = name === 'href' && isPageAddress(String(value)) ? PAGE_PREFIX : '';
    return ` ${name}="${prefix}${escapeHtml(String(value))}"`;
  });
  return `<a${written.join('')}>`;
}

/** Faults of form of an outside address, each with its cure; whether it answers is not asked in a build. */
const FAULTS: [sign: (url: URL) => boolean, cure: string][] = [
  [({ username, password }) => username + password !== '', 'Leave out the user name and the password.'],
  [({ hostname }) => !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname), 'Its host is no public name.'],
  [({ searchParams }) => [...searchParams.keys()].some((key) => /^(?:utm_|fbclid$|gclid$)/.test(key)), 'Leave out what tracks readers.'],
  [
    ({ hostname, pathname }) => hostname === 'developer.mozilla.org' && !pathname.startsWith('/docs/'),
    "Begin its path with `/docs/`: MDN then takes the reader's language.",
  ],
];

function checkOutside(href: string, line: number, env: MarkdownEnv): void {
  const url = URL.parse(href);
  const cure = url ? FAULTS.find(([sign]) => sign(url))?.[1] : 'It is no address.';
  if (cure) report(env, line, `The link \`${href}\` leads outside in a wrong form. ${cure}`);
}

/** Notes a link at a line of the body (from 0), and what is wrong with its form. */
export function noteLink(href: string, line: number, env: MarkdownEnv): void {
  if (href.startsWith('https:')) checkOutside(href, line, env);
  if (/^(?:https:|mailto:)/.test(href)) return;
  if (href.startsWith('http:') && /^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/?#]|$)/.test(href)) return;
  if (!/^[/#]/.test(href) || href.startsWith('//')) {
    report(env, line, `The link \`${href}\` is neither a path of this site nor https. Write \`/toolpad/…\`, \`#anchor\` or \`https://…\`.`);
    return;
  }
  const [path = '', hash = ''] = href.split('#');
  if (/.\/$|\.md$/.test(path))
    report(env, line, `The link \`${href}\` is not canonical. Write it without a trailing slash and without \`.md\`.`);
  env.links.push({ path: path.replace(/\?.*$/, ''), hash, line: env.bodyLine + line + 1 });
}
