import type { Tab } from '../../../client/blocks/blocks.ts';
import type { WrittenText } from '../../../client/blocks/rich-text.ts';
import { readFence } from '../blocks/code.ts';
import { type Directive, directiveOf } from '../markdown/directive.ts';
import { report } from '../markdown/env.ts';

/** `:::tabs` around fences with `tab="…"`. */
export const directive: Directive = {
  form: 'container',
  attributes: ['sync'],
  make: ({ token, children }, { env }) => {
    env.tabGroups += 1;
    const found = children.flatMap(({ token: inside }): Tab<WrittenText>[] => {
      const line = inside.map?.[0] ?? 0;
      if (inside.type !== 'fence') {
        report(env, line, 'Only code fences may stand inside `:::tabs`. Move this outside.');
        return [];
      }
      const { block, info } = readFence(inside, env);
      if (!info.tab) report(env, line, 'A fence inside `:::tabs` has no tab="…". Name its tab.');
      return [{ name: info.tab ?? '', blocks: block ? [block] : [] }];
    });
    return { kind: 'tabs', group: `tabs-${env.tabGroups}`, sync: directiveOf(token).attributes.sync, tabs: found };
  },
};
