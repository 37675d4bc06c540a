import { DOCS_URL } from '../../../client/shared/address/docs-url.ts';
import { loadAsset } from '../../content.ts';
import type { AppContext } from '../../context.ts';
import { configIdOf, docsUrlOf } from '../../env.ts';
import { revalidatedTagged, type TaggedText, tagged } from '../../http/revalidated.ts';

/** The index for language models (llmstxt.org). */
export function llms(c: AppContext): Promise<Response> {
  return textOf(c, 'llms.txt');
}

/** Every page in one text. */
export function llmsFull(c: AppContext): Promise<Response> {
  return textOf(c, 'llms-full.txt');
}

/** The index of one product. */
export function llmsOfProduct(c: AppContext): Promise<Response> {
  return textOf(c, `llms-${c.req.param('product')}.txt`);
}

/** Of each file its text with its tag: replacing and hashing a long text again for each reader would be most of an answer's work. */
const kept = new Map<string, TaggedText>();

async function textOf(c: AppContext, name: string): Promise<Response> {
  const key = `${configIdOf(c.env)} ${name}`;
  const text = (!c.env.DEV && kept.get(key)) || (await load(c, name));
  kept.set(key, text);
  return revalidatedTagged(c, text, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    'X-Robots-Tag': 'noindex',
  });
}

async function load(c: AppContext, name: string): Promise<TaggedText> {
  const text = await (await loadAsset(c, `/_content/${name}`)).text();
  return tagged(text.replaceAll(DOCS_URL, docsUrlOf(c.env)));
}
