import { DEFAULT_LANGUAGE, LANGUAGES, localizedPath } from '../../client/shared/preferences/language.ts';
import type { AppContext } from '../context.ts';
import { docsUrlOf } from '../env.ts';
import { loadOutlines } from './guide.ts';
import type { Params } from './message.ts';
import { parsePageAddress } from './page-address.ts';
import { pageText } from './page-text.ts';
import { partOf } from './parts.ts';
import { CODES, MODERN_REVISION, ProtocolError } from './protocol.ts';
import { ToolError } from './tool.ts';

const MARKDOWN = 'text/markdown';

/** How many pages one answer lists. */
const LISTED = 50;

/** Pages that a person may attach, a part of them at a time. */
export async function listResources(c: AppContext, { cursor }: Params): Promise<object> {
  const pages = Object.entries(await loadOutlines(c, DEFAULT_LANGUAGE));
  const said = String(cursor ?? 0);
  const from = Number(said);
  if (!/^\d+$/.test(said) || from >= pages.length)
    throw new ProtocolError(CODES.badParams, 'Unknown cursor. Send one that an answer named, or none.');
  const resources = pages.slice(from, from + LISTED).map(([path, page]) => ({
    uri: `${docsUrlOf(c.env)}${path}.md`,
    name: path,
    title: page?.title,
    description: page?.description,
    mimeType: MARKDOWN,
    size: page?.bytes,
  }));
  const next = from + LISTED;
  return { resources, ...(next < pages.length && { nextCursor: String(next) }) };
}

/** Addresses that resources/list leaves out: a section, the rest of a long page, and another language. */
export function listTemplates(c: AppContext): object {
  const docsUrl = docsUrlOf(c.env);
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  return {
    resourceTemplates: [
      {
        uriTemplate: `${docsUrl}/toolpad/{+path}.md{?cursor}{#section}`,
        name: 'section',
        title: 'A section of a page, or the rest of a long one',
        description: 'With `#section` that section alone; with `?cursor=`, as a part of the page names it, what follows.',
        mimeType: MARKDOWN,
      },
      ...others.map((language) => ({
        uriTemplate: `${docsUrl}/${language}/toolpad/{+path}.md{?cursor}{#section}`,
        name: `section-${language}`,
        title: `The same in the language ${language}`,
        mimeType: MARKDOWN,
      })),
    ],
  };
}

/** No page has a longer address, and patterns take long for one. */
const MAX_URI_LENGTH = 2048;

/**
 * The Markdown of a page, with the lines of its demos that it shows; with `#section` that section. A long one comes in parts, since clients
 * put into their model's context whatever they get.
 */
export async function readResource(c: AppContext, { uri }: Params, revision: string): Promise<object> {
  if (typeof uri !== 'string') throw new ProtocolError(CODES.badParams, 'The `uri` must be text. Send one that resources/list names.');
  if (uri.length > MAX_URI_LENGTH)
    throw new ProtocolError(
      CODES.badParams,
      `The \`uri\` is longer than ${MAX_URI_LENGTH} characters. Send one that resources/list names.`,
    );
  try {
    const address = await parsePageAddress(c, uri);
    const { path, section, language } = address;
    const page = `${docsUrlOf(c.env)}${localizedPath(path, language)}.md`;
    const hash = section && `#${section}`;
    const [, from] = /\?(?:[^#]*&)?cursor=(\d+)/.exec(uri) ?? [];
    const text = partOf(await pageText(c, address), Number(from ?? 0), (next) => `read ${page}?cursor=${next}${hash}`);
    return { contents: [{ uri: `${page}${from ? `?cursor=${from}` : ''}${hash}`, mimeType: MARKDOWN, text }] };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const code = revision === MODERN_REVISION ? CODES.badParams : CODES.legacyNoResource;
    throw new ProtocolError(code, `Resource not found. ${error.message}`, { data: { uri: uri.slice(0, 200) } });
  }
}
