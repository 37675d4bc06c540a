import { MAX_GALLERY_KINDS } from '../../../client/blocks/gallery/gallery.ts';
import type { Directive } from '../markdown/directive.ts';
import { report } from '../markdown/env.ts';
import { isList } from '../markdown/prose.ts';
import { inlineOf, type TreeNode } from '../markdown/tree.ts';

/** `:::gallery` around a list, each item of which has a paragraph of its kinds in bold. */
export const directive: Directive = {
  form: 'container',
  make: ({ children }, { env, inner, line }) => {
    const [list] = children;
    if (!list || children.length > 1 || !isList(list.token))
      return report(env, line, '`:::gallery` holds one list, and nothing else. Write `- [Name](…)` and move the rest outside.');
    const names = list.children.map(namesOf);
    for (const item of list.children) {
      if (namesOf(item).length === 0)
        report(env, item.token.map?.[0] ?? line, 'This item of a gallery has no kinds. Give it a paragraph such as **Vite** **CRUD**.');
    }
    const kinds = [...new Set(names.flat())];
    if (kinds.length > MAX_GALLERY_KINDS)
      report(env, line, `The gallery has ${kinds.length} kinds. Tell at most ${MAX_GALLERY_KINDS} apart.`);
    return {
      kind: 'gallery',
      group: `gallery-${line}`,
      kinds,
      kindsOf: names.map((own) => own.map((name) => kinds.indexOf(name))),
      items: list.children.map((item) => inner(item.children)),
    };
  },
};

/** The words in bold of the paragraph that holds nothing else. */
function namesOf(item: TreeNode): string[] {
  for (const inside of item.children) {
    const parts = inside.token.type === 'paragraph_open' ? inlineOf(inside) : [];
    const names = parts.filter(({ type }, index) => type === 'text' && parts[index - 1]?.type === 'strong_open');
    const isOnlyNames = parts.every((part) => /^strong_/.test(part.type) || names.includes(part) || part.content.trim() === '');
    if (names.length > 0 && isOnlyNames) return names.map(({ content }) => content);
  }
  return [];
}
