import type { Directive } from '../markdown/directive.ts';

/** `:::beside` around blocks. */
export const directive: Directive = { form: 'container', make: ({ children }, { inner }) => ({ kind: 'beside', blocks: inner(children) }) };
