import type { Context } from 'hono';
import { llmsFile } from '../../../client/shared/address/built-files.ts';
import { DOCS_URL } from '../../../client/shared/address/docs-url.ts';
import { loadAsset } from '../../content.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { configIdOf, docsUrlOf } from '../../env.ts';
import { revalidatedTagged, type TaggedText, tagged } from '../../http/revalidated.ts';

/** The index for language models (llmstxt.org). */
export function llms(c: AppContext): Promise<Response> {
  return textOf(c, llmsFile());
}

/** Every page in one text. */
export function llmsFull(c: AppContext): Promise<Response> {
  return textOf(c, llmsFile('full'));
}

/** The index of one product. */
export function llmsOfProduct(c: Context<AppEnv, '/toolpad/:product/llms.txt'>): Promise<Response> {
  return textOf(c, llmsFile(c.req.param('product')));
}

/** Of each file its text with its tag: replacing and hashing a long text again for each reader would be most of an answer's work. */
const kept = new Map<string, TaggedText>();

async function textOf(c: AppContext, file: string): Promise<Response> {
  const key = `${configIdOf(c.env)} ${file}`;
  const text = (!c.env.DEV && kept.get(key)) || (await load(c, file));
  kept.set(key, text);
  return revalidatedTagged(c, text, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    'X-Robots-Tag': 'noindex',
  });
}

async function load(c: AppContext, file: string): Promise<TaggedText> {
  const text = await (await loadAsset(c, file)).text();
  return tagged(text.replaceAll(DOCS_URL, docsUrlOf(c.env)));
}
