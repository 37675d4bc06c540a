import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The processes of workerd that this process started. */
export function workerdPids(): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid,ppid,comm'], { encoding: 'utf8' }).trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, parent, name]) => Number(parent) === process.pid && name?.startsWith('workerd'))
    .map(([pid]) => Number(pid));
}

/** CPU time that processes have used so far, user and system, in milliseconds (proc(5), stat). */
export function cpuMs(pids: number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, value) => sum + value, 0) * 1000) / TICKS_PER_SECOND;
}
