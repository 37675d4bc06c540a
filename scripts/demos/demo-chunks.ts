import type { Metafile } from 'esbuild';
import type { StyledDemo } from './find-demos.ts';
import { modulesOf } from './modules-of.ts';

/** What a demo may load without need because it shares a file, in bytes of source. */
const MAX_WASTED_BYTES = 96 * 1024;

type Modules = Metafile['inputs'];
type Chunk = { demos: StyledDemo[]; needs: Set<string>[]; all: Set<string> };

/**
 * Demos that travel in one file: those of a group that need nearly the same modules. Many small files would compress badly, each for
 * itself, and a page with many demos would fetch each. `modules` are those of a bundle that all demos were in.
 */
export function demoChunks(demos: StyledDemo[], modules: Modules): StyledDemo[][] {
  const chunks: Chunk[] = [];
  for (const { demo, needs } of largestFirst(demos, modules)) {
    const chunk = chunks.find((candidate) => candidate.demos[0]?.group === demo.group && fits(candidate, needs, modules));
    if (chunk) {
      chunk.demos.push(demo);
      chunk.needs.push(needs);
      chunk.all = union(chunk.all, needs);
    } else {
      chunks.push({ demos: [demo], needs: [needs], all: needs });
    }
  }
  return chunks.map((chunk) => chunk.demos);
}

/** A demo that needs most begins a chunk; those that need less may join it. */
function largestFirst(demos: StyledDemo[], modules: Modules) {
  const needed = demos.map((demo) => ({ demo, needs: modulesOf(demo, modules) }));
  return needed.sort((a, b) => bytesOf(b.needs, modules) - bytesOf(a.needs, modules));
}

/** Whether none of the chunk's demos would load much that it does not need. */
function fits({ needs, all }: Chunk, more: Set<string>, modules: Modules): boolean {
  const together = bytesOf(union(all, more), modules);
  return [...needs, more].every((own) => together - bytesOf(own, modules) <= MAX_WASTED_BYTES);
}

function union(one: Set<string>, other: Set<string>): Set<string> {
  return new Set([...one, ...other]);
}

function bytesOf(files: Set<string>, modules: Modules): number {
  return [...files].reduce((sum, file) => sum + (modules[file]?.bytes ?? 0), 0);
}
