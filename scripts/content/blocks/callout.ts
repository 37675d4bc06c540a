import { CALLOUTS } from '../../../client/blocks/blocks.ts';
import type { BlockMaker } from '../markdown/block-maker.ts';
import { directiveOf } from '../markdown/directive-meta.ts';

/** `:::warning Optional title` … `:::` */
export const callout: BlockMaker = ({ token, children }, { inner }) => {
  const kind = CALLOUTS.find((name) => token.type === `${name}_open`) ?? 'info';
  return { kind: 'callout', callout: kind, title: directiveOf(token).title || undefined, blocks: inner(children) };
};
