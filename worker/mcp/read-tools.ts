import { apiPages, demoNames } from '#content';
import { isProblem, parseSearch } from '../../client/search/parse-search.ts';
import { parseCodeVariant } from '../../client/shared/code-variant.ts';
import { isLanguage, localizedPath } from '../../client/shared/language.ts';
import { loadAsset, loadDemoText } from '../content.ts';
import { docsUrlOf } from '../env.ts';
import { search, suggest } from '../search/search.ts';
import { askedVersion, isVersioned } from '../versions/asked-version.ts';
import { withSentence } from '../versions/page-in-version.ts';
import { parsePageAddress } from './page-address.ts';
import { pageText } from './page-text.ts';
import { ARGUMENTS, type DocsTool, inputSchema, READS, ToolError } from './tool.ts';

/** How many sections make a short answer. */
const DEFAULT_LIMIT = 5;
const MAX_LIMIT = 20;

const { text, path, variant, language, product } = ARGUMENTS;
const demos: ReadonlySet<string> = new Set(demoNames);
const apis: Record<string, string | undefined> = apiPages;

const searchDocs: DocsTool = {
  name: 'search_docs',
  title: 'Search the docs',
  description: 'Finds sections of the Toolpad docs by words, best first; forgives typos. Read one with get_page.',
  annotations: READS,
  inputSchema: inputSchema(
    {
      query: text('A few words, such as `hide navigation`', 200),
      product,
      language,
      limit: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, description: `Number of sections; ${DEFAULT_LIMIT} without it` },
    },
    ['query'],
  ),
  run: async (c, input) => {
    const wanted = parseSearch({ ...input, limit: input.limit ?? DEFAULT_LIMIT });
    if (isProblem(wanted)) throw new ToolError(wanted.message);
    const [hits, suggestion] = await Promise.all([search(c, wanted), suggest(c, wanted)]);
    if (hits.length === 0) return 'No section has these words. Try fewer or other words, or list_pages.';
    const lines = hits.map(({ path: page, hash, title, section, excerpt, lang }) => {
      const address = docsUrlOf(c.env) + localizedPath(page, lang) + (hash && `#${hash}`);
      return `- [${section ? `${title}: ${section}` : title}](${address})\n  ${excerpt.replace(/\s+/g, ' ')}`;
    });
    return [...(suggestion === undefined ? [] : [`Taken to mean: ${suggestion}`, '']), ...lines].join('\n');
  },
};

const getPage: DocsTool = {
  name: 'get_page',
  title: 'Read a page',
  description: 'A page of the docs as Markdown, with the source of its demos. With `#section` behind the path only that section.',
  annotations: READS,
  inputSchema: inputSchema({ path, variant, language }, ['path']),
  run: async (c, input) => {
    const address = await parsePageAddress(c, input.path ?? '');
    const wanted = isLanguage(input.language) ? input.language : (address.language ?? 'en');
    return pageText(c, { ...address, language: wanted, variant: parseCodeVariant(input.variant) });
  },
};

const listPages: DocsTool = {
  name: 'list_pages',
  title: 'List the pages',
  description: 'An index of the docs; with a product every page of it with a sentence.',
  annotations: READS,
  inputSchema: inputSchema({ product }, []),
  run: async (c, input) => {
    const file = await loadAsset(c, input.product ? `/_content/llms-${input.product}.txt` : '/_content/llms.txt');
    return (await file.text()).replaceAll('{{docsUrl}}', docsUrlOf(c.env));
  },
};

/** Said of pages that are the same whichever version is asked for. */
const ONE_VERSION = 'This page is not kept by version: it says since which version its exports are there, and what changed in them.';

const getComponentApi: DocsTool = {
  name: 'get_component_api',
  title: 'Read an API reference',
  description: 'Props, slots, parameters or results of a component, hook or function, as Markdown tables.',
  annotations: READS,
  inputSchema: inputSchema(
    {
      name: text('Name of a component, hook or function, such as `DashboardLayout` or `useDialogs`', 100),
      version: text('Version of Toolpad Core that the tables of a component are of, such as `0.12`; the documented one without it', 20),
      language,
    },
    ['name'],
  ),
  run: async (c, input) => {
    const name = kebabCase(input.name ?? '');
    const page = Object.hasOwn(apis, name) ? apis[name] : undefined;
    if (!page) throw new ToolError(`Unknown API. Use one of ${Object.keys(apis).sort().join(', ')}.`);
    const version = input.version === undefined ? undefined : askedVersion(page, new URLSearchParams({ v: input.version }));
    const language = isLanguage(input.language) ? input.language : 'en';
    const read = await pageText(c, { path: page, section: '', language, variant: 'TS', version });
    return input.version === undefined || isVersioned(page) ? read : withSentence(read, ONE_VERSION);
  },
};

const getDemo: DocsTool = {
  name: 'get_demo',
  title: "Read a demo's source",
  description: 'The whole source of a live demo of the docs, such as `DashboardLayoutBasic`.',
  annotations: READS,
  inputSchema: inputSchema({ name: text('Name of the demo', 100), variant }, ['name']),
  run: async (c, input) => {
    const name = input.name ?? '';
    if (!demos.has(name)) throw new ToolError(`Unknown demo. Use one of ${demosLike(name).join(', ')}.`);
    const code = await loadDemoText(c, name);
    const chosen = parseCodeVariant(input.variant);
    const sheet = code.CSS ? `\n\n\`\`\`css title="index.css"\n${code.CSS}\n\`\`\`` : '';
    return `\`\`\`${chosen === 'JS' ? 'jsx' : 'tsx'}\n${code[chosen]}\n\`\`\`${sheet}\n`;
  },
};

/** The tools that only read. */
export const READ_TOOLS: readonly DocsTool[] = [searchDocs, getPage, listPages, getComponentApi, getDemo];

/** Demos that share a word with a name, else all. */
function demosLike(name: string): readonly string[] {
  const words = name.split(/(?=[A-Z])|[^A-Za-z]+/).filter((word) => word.length > 3);
  const near = demoNames.filter((demo) => words.some((word) => demo.toLowerCase().includes(word.toLowerCase())));
  return near.length > 0 ? near : demoNames;
}

/** `useDialogs` → `use-dialogs`, as API pages are listed. */
function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}
