import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Response } from 'miniflare';
import { bundle } from '../bundle.ts';
import { BUNDLE_NAME } from '../edge/build-worker.ts';
import { workerFolder } from '../folders.ts';
import type { RuntimeOptions } from '../runtime/start-runtime.ts';

/** The Worker as it was bundled last, for the runtime that runs it. */
export class WorkerCode {
  #text = '';
  #version = 0;

  /** Takes up the bundle as it is on disk now: the next request meets it. */
  take(): void {
    const file = resolve(workerFolder(), 'index.js');
    // The address by which a stack names the code is where its map is.
    this.#text = `${readFileSync(file, 'utf8')}\nreturn ${BUNDLE_NAME}.default;\n//# sourceURL=${pathToFileURL(file)}`;
    this.#version += 1;
  }

  /** Gives a runtime the code, unless it has this version. */
  readonly answer = ({ headers }: { headers: { get(name: string): string | null } }): Response => {
    const etag = `"${this.#version}"`;
    const isKnown = headers.get('If-None-Match') === etag;
    return new Response(isKnown ? null : this.#text, { status: isKnown ? 304 : 200, headers: { ETag: etag } });
  };
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
    modules: [{ type: 'ESModule', path: resolve(workerFolder(), 'swap-worker.js'), contents: outputFiles[0]!.text }],
    evalBinding: 'EVAL',
  };
}
