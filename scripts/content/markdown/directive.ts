import type { Token } from 'markdown-it';
import type { BlockMaker } from './block-maker.ts';

/** Around blocks, `:::name` … `:::`, or alone on a line, `::name`. Its name is that of its file, unless it has `names`; `attributes` are those that it reads. */
export type Directive = { form: 'container' | 'leaf'; make: BlockMaker; names?: readonly string[]; attributes?: readonly string[] };

/** What a directive's line says: `:::tabs{sync="x"} title`. */
export type DirectiveMeta = { attributes: Record<string, string>; title: string };

/** What the directive said that a token was made of. */
export const directiveOf = ({ meta }: Token): DirectiveMeta => meta as DirectiveMeta;
