import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Real Dutch data, stored outside the project. */
const folder = resolve(fileURLToPath(import.meta.url), '../../../../../../shared/data');

export interface RealData {
  /** The file or folder, which may be missing. */
  path: string;
  /** `test` when the data is complete, else `test.skip`; skipped tests are listed at the end of the run. */
  test: jest.It;
}

/** Tests on real data: `name` in the data folder, and optionally `more` files. */
export function realData(name: string, ...more: string[]): RealData {
  const missing = [name, ...more].filter(one => !existsSync(resolve(folder, one)));
  if (missing.length > 0) console.warn(`skipped: ${missing.join(' and ')} is not in ${folder}`);
  return { path: resolve(folder, name), test: missing.length === 0 ? test : test.skip };
}
