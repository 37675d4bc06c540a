import type { Directive } from '../markdown/directive.ts';
import { report } from '../markdown/env.ts';
import { startOf } from '../markdown/prose.ts';

/** `:::steps` around a numbered list, each item of which begins with words. */
export const directive: Directive = {
  form: 'container',
  make: ({ children }, { env, inner, line }) => {
    const [list] = children;
    if (!list || children.length > 1 || startOf(list.token) !== 1)
      return report(
        env,
        line,
        '`:::steps` holds one numbered list that begins with 1, and nothing else. Write `1. …` and move the rest outside.',
      );
    for (const item of list.children) {
      if (item.children[0]?.token.type === 'paragraph_open') continue;
      report(env, item.token.map?.[0] ?? line, 'A step begins with the words that say what to do. Put a sentence first.');
    }
    return { kind: 'steps', items: list.children.map((item) => inner(item.children)) };
  },
};
