import { existsSync, readFileSync } from 'node:fs';

const own = '/proc/self/stat';
/** Linux counts in hundredths of a second, whatever its clock does. */
const ticksPerSecond = 100;
/** Positions of cutime and cstime behind the name of the process; `man 5 proc`. */
const childrenFields = [13, 14];

/** Seconds that processes we started, and theirs, kept processors busy until they ended. 0 where it is not told. */
export function processorSecondsOfChildren(): number {
  if (!existsSync(own)) return 0;
  const stat = readFileSync(own, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return childrenFields.reduce((sum, index) => sum + Number(fields[index]), 0) / ticksPerSecond;
}
