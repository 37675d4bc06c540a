import { demoNames, products } from '#content';
import { plainName } from '../../../client/shared/own-app/plain-name.ts';
import { parseCodeVariant } from '../../../client/shared/preferences/code-variant.ts';
import { loadDemoText } from '../../content.ts';
import { ARGUMENTS, type DocsTool, inputSchema, READS, ToolError } from '../tool.ts';

const { text, variant } = ARGUMENTS;
const byPlainName = new Map<string, string>(demoNames.map((name) => [plainName(name), name]));

/** How many names an error lists. */
const MAX_NAMES = 20;

/** The source of one demo. */
export const getDemo: DocsTool = {
  name: 'get_demo',
  title: "Read a demo's source",
  description:
    'The source of a live demo of the docs, such as `DashboardLayoutBasic`, without what only the demo needs, such as its router in memory.',
  annotations: READS,
  inputSchema: inputSchema({ name: text('Name of the demo', 100), variant }, ['name']),
  run: async (c, input) => {
    // Pages link to a demo by its address.
    const asked = (input.name ?? '').replace(/^.*\/_demo\/([\w-]+).*$/s, '$1');
    const name = byPlainName.get(plainName(asked));
    if (!name) throw new ToolError(`Unknown demo. Use one of ${demosLike(asked).join(', ')}.`);
    const code = await loadDemoText(c, name);
    const chosen = parseCodeVariant(input.variant);
    if (code[chosen] === '')
      return `${name} imitates ${products.studio.name} in a frame, so nothing in it is to be copied. Search for its page, which has the real listing.`;
    const sheet = code.CSS ? `\n\n\`\`\`css title="index.css"\n${code.CSS}\n\`\`\`` : '';
    return `\`\`\`${chosen === 'JS' ? 'jsx' : 'tsx'}\n${code[chosen]}\n\`\`\`${sheet}\n`;
  },
};

/** Demos that share a word with a name, else the first. */
function demosLike(name: string): readonly string[] {
  const words = name.split(/(?=[A-Z])|[^A-Za-z]+/).filter((word) => word.length > 3);
  const near = demoNames.filter((demo) => words.some((word) => demo.toLowerCase().includes(word.toLowerCase())));
  return (near.length > 0 ? near : demoNames).slice(0, MAX_NAMES);
}
