import { readFileSync } from 'node:fs';
import { median } from '../bench/table.ts';

const KIB_PER_MIB = 1024;

/** The memory that a process holds now, in MiB (proc(5), status). */
export function residentMiB(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / KIB_PER_MIB;
}

/** What a process held, and how many requests it had answered by then. */
export type Sample = { requests: number; mib: number };

/** How memory grew from the first third of the samples on, by the medians of what is left at both ends. */
export function growthOf(samples: readonly Sample[]): { mib: number; requests: number } {
  const warm = samples.slice(Math.floor(samples.length / 3));
  const part = Math.max(1, Math.floor(warm.length / 5));
  const [first, last] = [warm.slice(0, part), warm.slice(-part)];
  const between = (read: (sample: Sample) => number) => median(last.map(read)) - median(first.map(read));
  return { mib: between(({ mib }) => mib), requests: between(({ requests }) => requests) };
}
