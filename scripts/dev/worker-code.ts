import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { Response } from 'miniflare';
import { bundle } from '../bundling/bundle.ts';
import { textOf } from '../bundling/bundle-files.ts';
import { BUNDLE_NAME, VENDORS_FILE } from '../edge/build-worker.ts';
import { ASSETS_NAME, SITE_PATH } from '../edge/code-paths.ts';
import type { RuntimeOptions } from '../runtime/start-runtime.ts';
import { generatedFolder, workerFolder } from '../shared/folders.ts';

/** The Worker as it was bundled last, in two texts for the runtime that runs it: the site's own modules, and those of packages. */
export class WorkerCode {
  readonly #site = new Text();
  readonly #vendors = new Text();

  /** Takes up the bundle as it is on disk now: the next request meets it. */
  take(): void {
    const file = resolve(workerFolder(), 'index.js');
    // The address by which a stack names the code is where its map is.
    this.#site.take(`${assetsLine()} ${readFileSync(file, 'utf8')}\nreturn ${BUNDLE_NAME}.default;\n//# sourceURL=${pathToFileURL(file)}`);
    this.#vendors.take(readFileSync(join(workerFolder(), VENDORS_FILE), 'utf8'));
  }

  /** The version of the site's own modules, as a runtime that has them knows it. */
  get version(): string {
    return this.#site.etag;
  }

  /** Gives a runtime a text, unless it has this version. */
  readonly answer = ({ url, headers }: { url: string; headers: { get(name: string): string | null } }): Response => {
    const { text, etag } = new URL(url).pathname === SITE_PATH ? this.#site : this.#vendors;
    const isKnown = headers.get('If-None-Match') === etag;
    return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers: { ETag: etag } });
  };
}

/** The module `#assets` as it is now, in the room of no line: the site's own keep their numbers. */
function assetsLine(): string {
  const module = readFileSync(join(generatedFolder(), 'assets.ts'), 'utf8');
  return transformSync(module, { loader: 'ts', format: 'iife', globalName: ASSETS_NAME, minifyWhitespace: true }).code.trim();
}

/** A text with a version that changes with it. */
class Text {
  text = '';
  #version = 0;

  get etag(): string {
    return `"${this.#version}"`;
  }

  take(text: string): void {
    if (text !== this.text) this.#version += 1;
    this.text = text;
  }
}

/** The Worker that stands in for the site's, and the binding by which it makes a program of text. */
export async function swapWorker(): Promise<Pick<RuntimeOptions, 'modules' | 'evalBinding'>> {
  const { outputFiles } = await bundle(undefined, {
    entryPoints: [join(import.meta.dirname, 'swap-worker.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return {
    modules: [{ type: 'ESModule', path: resolve(workerFolder(), 'swap-worker.js'), contents: textOf(outputFiles) }],
    evalBinding: 'EVAL',
  };
}
