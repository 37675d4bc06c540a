import { transform } from 'esbuild';

/** A style sheet in as few bytes as it can be. */
export async function minifyCss(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true });
  return code.trim();
}
