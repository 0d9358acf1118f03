import { existsSync, readFileSync } from 'node:fs';

/** Linux reports hundredths of a second, independent of its clock rate. */
const ticksPerSecond = 100;
/** Field positions after the process name; `man 5 proc`. */
const ownFields = [11, 12];
const childrenFields = [13, 14];
const stolenField = 8;

/** Processor seconds of ended child processes. 0 when unknown. */
export function processorSecondsOfChildren(): number {
  return secondsOf('self', childrenFields);
}

/** Processor seconds of a process so far. 0 when unknown. */
export function processorSeconds(pid: number): number {
  return secondsOf(String(pid), ownFields);
}

/** Seconds of steal time on a virtual machine. 0 when unknown. */
export function stolenSeconds(): number {
  if (!existsSync('/proc/stat')) return 0;
  const [ofAll = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  return Number(ofAll.trim().split(/\s+/)[stolenField] ?? 0) / ticksPerSecond;
}

function secondsOf(process: string, wanted: readonly number[]): number {
  const path = `/proc/${process}/stat`;
  if (!existsSync(path)) return 0;
  const stat = readFileSync(path, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return wanted.reduce((sum, index) => sum + Number(fields[index]), 0) / ticksPerSecond;
}
