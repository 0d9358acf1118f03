import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from '../../source-hash';
import { dataOf } from './synthetic-kavel';

const script = `
import { megabytesOfIndex } from './reference';
console.log(await megabytesOfIndex(process.argv[1]));
process.exit();
`;

/** Megabytes of the locator's index, measured in a process that opens nothing else. */
export function indexMegabytes(objects: number): number {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script, dataOf(objects)];
  const printed = execFileSync(process.execPath, options, { cwd: resolve(root, 'tools'), encoding: 'utf8' });
  return Number(printed);
}
