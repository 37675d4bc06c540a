import { Response } from 'miniflare';
import { assetsFromDisk } from '../../../scripts/dev/assets-from-disk.ts';
import type { WorkerOverride } from './worker.ts';

type Assets = {
  serviceBindings: NonNullable<WorkerOverride['serviceBindings']>;
  /** How often each path was asked for. */
  asked: Map<string, number>;
  /** What answers instead of the file, by path. */
  replaced: Map<string, () => Response>;
};

/** The build's assets behind a binding that counts, and that can be made to fail. */
export function watchedAssets(): Assets {
  const asked = new Map<string, number>();
  const replaced = new Map<string, () => Response>();
  const answer = (request: { url: string }) => {
    const path = new URL(request.url).pathname;
    asked.set(path, (asked.get(path) ?? 0) + 1);
    return replaced.get(path)?.() ?? assetsFromDisk(request);
  };
  return { serviceBindings: { ASSETS: answer }, asked, replaced };
}

/** A deploy whose assets never arrived. */
export const NO_ASSETS: WorkerOverride = { serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) } };
