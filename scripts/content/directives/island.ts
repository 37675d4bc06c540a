import { FLOW_ISLANDS } from '../../../client/blocks/island/flow-islands.ts';
import { type Directive, directiveOf } from '../markdown/directive.ts';
import { report } from '../markdown/env.ts';

/** `::island{name="theme-builder"}` → a place that the renderer fills with the island's server HTML. */
export const directive: Directive = {
  form: 'leaf',
  attributes: ['name'],
  make: ({ token }, { env, line }) => {
    const { name = '' } = directiveOf(token).attributes;
    const known = FLOW_ISLANDS.find((one) => one === name);
    if (known) return { kind: 'island', name: known };
    return report(
      env,
      line,
      `Unknown island \`${name}\` for a page's text. Use one of ${FLOW_ISLANDS.join(', ')}, or add it to client/blocks/island/flow-islands.ts.`,
    );
  },
};
