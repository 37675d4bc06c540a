import type { Token } from 'markdown-it';

/** What a directive's line says: `:::tabs{sync="x"} title`. */
export type DirectiveMeta = { attributes: Record<string, string>; title: string };

/** What the directive said that a token was made of. */
export const directiveOf = ({ meta }: Token): DirectiveMeta => meta as DirectiveMeta;
