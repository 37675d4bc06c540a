import { loadAsset } from '../content.ts';
import type { AppContext } from '../context.ts';
import { docsUrlOf } from '../env.ts';
import { revalidated } from '../http/revalidated.ts';

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

async function textOf(c: AppContext, name: string): Promise<Response> {
  const text = await (await loadAsset(c, `/_content/${name}`)).text();
  return revalidated(c, text.replaceAll('{{docsUrl}}', docsUrlOf(c.env)), {
    'Content-Type': 'text/plain; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    'X-Robots-Tag': 'noindex',
  });
}
