import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, install } from '../shared/debian.ts';
import { onPath } from '../shared/on-path.ts';
import type { Frame } from './camera.ts';

/** The most that a clip may weigh. */
export const CLIP_MAX_BYTES = 300 * 1024;
/** VP9's quantizers: a larger one makes a lighter and coarser film. */
const QUALITIES = [30, 36, 42, 48, 54];

/** Writes frames as the best film that is light enough. Throws when none is, and where there is no ffmpeg. */
export function toWebm(frames: readonly Frame[], file: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'toolpad-docs-clip-'));
  try {
    for (const [index, { png }] of frames.entries()) writeFileSync(join(folder, `${index}.png`), png);
    writeFileSync(join(folder, 'frames.txt'), listOf(frames));
    for (const quality of QUALITIES) {
      encode(join(folder, 'frames.txt'), quality, file);
      if (statSync(file).size <= CLIP_MAX_BYTES) return;
    }
    throw new Error(`${file} is heavier than ${CLIP_MAX_BYTES} bytes in any quality. Show less.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The list as ffmpeg reads it; it shows the last picture no longer than a moment unless that stands there twice. */
function listOf(frames: readonly Frame[]): string {
  const lines = frames.map(({ ms }, index) => `file '${index}.png'\nduration ${ms / 1000}`);
  return [...lines, `file '${frames.length - 1}.png'\n`].join('\n');
}

function encode(list: string, quality: number, file: string): void {
  const input = ['-f', 'concat', '-i', list];
  const film = ['-c:v', 'libvpx-vp9', '-crf', `${quality}`, '-b:v', '0', '-pix_fmt', 'yuv420p', '-row-mt', '1', '-g', '999'];
  // Only frames that differ: how long each shows is written in the file. Nothing of the encoder's is, so that a retake changes nothing else.
  const exact = ['-vsync', 'vfr', '-an', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  execFileSync(ffmpeg(), ['-y', '-loglevel', 'error', ...input, ...film, ...exact, file], { stdio: ['ignore', 'inherit', 'inherit'] });
}

function ffmpeg(): string {
  const found = onPath('ffmpeg');
  if (found) return found;
  if (!canInstall()) throw new Error('Clips are written by ffmpeg, which is not on the path. Install it, or film on Debian as root.');
  install(['ffmpeg']);
  return 'ffmpeg';
}
