import { existsSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its clock does. */
const ticksPerSecond = 100;
/** Positions behind the name of the process; `man 5 proc`. */
const ownFields = [11, 12];
const childrenFields = [13, 14];
const stolenField = 8;

/** Seconds that processes we started, and theirs, kept processors busy until they ended. 0 where it is not told. */
export function processorSecondsOfChildren(): number {
  return secondsOf('self', childrenFields);
}

/** Seconds that a process itself kept processors busy until now. 0 where it is not told. */
export function processorSeconds(pid: number): number {
  return secondsOf(String(pid), ownFields);
}

/** Seconds that the host of a virtual machine gave to others while a processor of ours had work. 0 where it is not told. */
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
