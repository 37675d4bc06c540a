import { CALLOUTS } from '../../../client/blocks/blocks.ts';
import type { DirectiveMeta } from '../plugins/directives.ts';
import type { BlockMaker } from './to-blocks.ts';

/** `:::warning Optional title` … `:::` */
export const callout: BlockMaker = ({ token, children }, { inner }) => {
  const kind = CALLOUTS.find((name) => token.type === `${name}_open`) ?? 'info';
  return { kind: 'callout', callout: kind, title: (token.meta as DirectiveMeta).title || undefined, blocks: inner(children) };
};
