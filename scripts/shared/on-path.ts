import { spawnSync } from 'node:child_process';

/** Where the first of these programs that this machine has is; nothing when it has none. */
export function onPath(...programs: readonly string[]): string | undefined {
  const paths = programs.map((program) => spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim());
  return paths.find(Boolean);
}
