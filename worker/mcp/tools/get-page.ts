import type { PageOutline } from '../../../client/shared/agent-guide.ts';
import { sectionsOf } from '../../../client/shared/markdown-sections.ts';
import { parseCodeVariant } from '../../../client/shared/preferences/code-variant.ts';
import { isLanguage, localizedPath } from '../../../client/shared/preferences/language.ts';
import { DEFAULT_PACKAGE_MANAGER, PACKAGE_MANAGERS, parsePackageManager } from '../../../client/shared/preferences/package-manager.ts';
import { writtenLanguage } from '../../content.ts';
import { loadOutlines } from '../guide.ts';
import { parsePageAddress } from '../page-address.ts';
import { DEMOS, originOf, pageText } from '../page-text.ts';
import { partOf } from '../parts.ts';
import { ARGUMENTS, type DocsTool, inputSchema, READS } from '../tool.ts';

/** Pages above this many bytes are answered with their outline, unless their text is asked for. */
const OUTLINE_ABOVE = 10_000;

const { path, variant, language, cursor, choice } = ARGUMENTS;

/** Reads a page or a section of it. */
export const getPage: DocsTool = {
  name: 'get_page',
  title: 'Read a page',
  description:
    'A page of the docs as Markdown; with `#section` behind the path only that section, which is shorter. A long page comes as its outline; `demos` or `cursor` asks for its text, in parts.',
  annotations: READS,
  inputSchema: inputSchema(
    {
      path,
      demos: choice('Of demos: none, their names with the lines that the page shows, or their sources; names without it', ...DEMOS),
      variant,
      package_manager: choice(`Whose commands; ${DEFAULT_PACKAGE_MANAGER} without it`, ...PACKAGE_MANAGERS),
      language: language('that of the address'),
      cursor,
    },
    ['path'],
  ),
  run: async (c, input) => {
    const address = await parsePageAddress(c, input.path ?? '');
    const read = isLanguage(input.language) ? input.language : address.language;
    const { demos, cursor } = input;
    const packageManager = parsePackageManager(input.package_manager);
    const outline = (await loadOutlines(c, writtenLanguage(read, address.path)))[address.path];
    const isWhole = address.section === '' && demos === undefined && cursor === undefined;
    const wanted = { ...address, language: read, variant: parseCodeVariant(input.variant), demos, packageManager };
    const text = await pageText(c, wanted);
    if (isWhole && outline && outline.bytes > OUTLINE_ABOVE)
      return outlineText(
        await originOf(c, address.path, '', read),
        text,
        localizedPath(address.path, writtenLanguage(read, address.path)),
        outline,
      );
    return partOf(text, cursor);
  },
};

/** A long page before it is read: what stands above its first section, and its sections with their sizes. */
function outlineText(origin: string, text: string, path: string, { bytes, sections }: PageOutline): string {
  const lines = sections.map(({ level, id, heading, bytes: size, demos }) => {
    const shown = level === 3 && demos.length > 0 ? `; demos ${demos.join(', ')}` : '';
    return `${level === 3 ? '  ' : ''}- ${heading} \`#${id}\` (${(size / 1000).toFixed(1)} KB${shown})`;
  });
  return [
    origin,
    leadOf(text),
    `The page has ${Math.round(bytes / 1000)} KB. Read a section with get_page and \`${path}#id\`, a demo's source with get_demo, or the whole page in parts with \`demos\`.`,
    lines.join('\n'),
    '',
  ].join('\n\n');
}

/** What stands between a page's title and its first section. */
function leadOf(text: string): string {
  const lead = text.slice(0, sectionsOf(text)[0]?.start);
  return lead.replace(/^---\n[\s\S]*?\n---\n\n# .*\n/, '').trim();
}
