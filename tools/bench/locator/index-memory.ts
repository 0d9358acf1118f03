import { execFileSync } from 'node:child_process';
import { root } from '../../source-hash';
import { dataOf } from './synthetic-kavel';

/** Megabytes of the locator's index, measured in a process that opens nothing else. */
export function indexMegabytes(objects: number): number {
  const options = ['--import', 'tsx', `${import.meta.dirname}/index-memory-process.ts`, dataOf(objects)];
  return Number(execFileSync(process.execPath, options, { cwd: root, encoding: 'utf8' }));
}
