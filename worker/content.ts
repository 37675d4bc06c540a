import type { NavigationEntry } from '../client/shared/navigation.ts';
import type { CompiledPage } from '../client/shared/page.ts';
import type { ProductId } from '../client/shared/product.ts';
import type { AppContext } from './context.ts';

/** The asset's own file server knows no host; any will do. */
const ASSET_ORIGIN = 'https://assets.invalid';

/** A file of the build that is not public. Throws when it is missing: the build and the Worker do not match. */
export async function loadAsset(c: AppContext, path: string): Promise<Response> {
  const response = await c.env.ASSETS.fetch(`${ASSET_ORIGIN}${path}`);
  if (!response.ok)
    throw new Error(`The asset ${path} answered ${response.status}. Run \`npm run build\`, and deploy Worker and assets together.`);
  return response;
}

/** The compiled body of a page that the manifest lists. */
export async function loadPage(c: AppContext, path: string): Promise<CompiledPage> {
  const response = await loadAsset(c, `/_content/en${path}.json`);
  return response.json<CompiledPage>();
}

/** A page as Markdown, with frontmatter, in each code variant; without `JS` where both are the same. `{{docsUrl}}` stands for the site's origin. */
export type MarkdownTwin = { TS: string; JS?: string };

/** The Markdown twin of a page that the manifest lists. */
export async function loadTwin(c: AppContext, path: string): Promise<MarkdownTwin> {
  const response = await loadAsset(c, `/_content/en${path}.md.json`);
  return response.json<MarkdownTwin>();
}

/** The navigation tree of a product. */
export async function loadNavigation(c: AppContext, product: ProductId | null): Promise<readonly NavigationEntry[]> {
  if (!product) return [];
  const response = await loadAsset(c, `/_content/navigation/${product}.json`);
  return response.json<NavigationEntry[]>();
}

/** A demo's document as the build leaves it. The hashes are written `'sha256-…'`. */
export type DemoDocument = { html: string; styles: string[]; scripts: string[]; styleAttributes: string[] };

/** A demo's document with the hashes that its policy needs. */
export async function loadDemo(c: AppContext, name: string): Promise<DemoDocument> {
  const response = await loadAsset(c, `/_demos/${name}.json`);
  return response.json<DemoDocument>();
}
