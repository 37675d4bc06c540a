import type { Directive } from '../markdown/directive.ts';
import { isList } from '../markdown/prose.ts';

/** `:::cards` around a list. */
export const directive: Directive = {
  form: 'container',
  make: ({ children }, { inner }) => {
    const lists = children.filter(({ token }) => isList(token));
    return { kind: 'cards', count: lists.flatMap((list) => list.children).length, blocks: inner(children) };
  },
};
