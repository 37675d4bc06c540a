import type { BlockText, MarkdownContext } from '../block-text.ts';
import { escapeText, fence } from '../markdown-text.ts';

/** A link to the live document and, where the page shows code that an app may copy, that code in the reader's variant. Search reads what the page shows of it. */
export const demoText: BlockText<'demo'> = {
  markdown: ({ name, title, tools }, context) => {
    const link = demoLink(name, title, context);
    const source = tools ? context.demoSource(name) : '';
    return source ? `${link}\n\n${fence(source, context.variant === 'TS' ? 'tsx' : 'jsx')}` : link;
  },
  // What a frame shows is said in its title.
  pieces: ({ title, frames, tools }, inner) => [
    { kind: 'text', text: (tools ? frames : frames.slice(0, 1)).map(() => asSentence(title)).join('') },
    ...inner((tools?.preview ?? []).flatMap(({ forms }) => forms.map(({ code }) => code))),
  ],
};

function asSentence(title: string): string {
  return /\p{Script=Han}$/u.test(title) ? `${title}。` : `${title}. `;
}

/** A demo by its name, what it shows, and its live document. */
export function demoLink(name: string, title: string, { resolve, t }: Pick<MarkdownContext, 'resolve' | 't'>): string {
  return `[${t('demo.named', { name })}](${resolve(`/toolpad/_demo/${name}`)})${t('colon')}${escapeText(title)}`;
}
