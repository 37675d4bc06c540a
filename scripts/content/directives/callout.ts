import { CALLOUTS } from '../../../client/blocks/blocks.ts';
import { type Directive, directiveOf } from '../markdown/directive.ts';

/** `:::warning Optional title` … `:::` */
export const directive: Directive = {
  form: 'container',
  names: CALLOUTS,
  make: ({ token, children }, { inner }) => {
    const kind = CALLOUTS.find((name) => token.type === `${name}_open`) ?? 'info';
    return { kind: 'callout', callout: kind, title: directiveOf(token).title || undefined, blocks: inner(children) };
  },
};
