import { readFileSync } from 'node:fs';

/** Megabytes that a process has in memory (Linux); NaN elsewhere. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}
