import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Real Dutch data, kept beside the project and no part of it. */
const folder = resolve(fileURLToPath(import.meta.url), '../../../../../../shared/data');

export interface RealData {
  /** The file or folder itself, which may be absent. */
  path: string;
  /** `test` where everything is there, else `test.skip`: what was skipped is listed at the end of the run. */
  test: jest.It;
}

/** Tests on real data: `name` below the folder of the data, which may need `more` beside it. */
export function realData(name: string, ...more: string[]): RealData {
  const missing = [name, ...more].filter(one => !existsSync(resolve(folder, one)));
  if (missing.length > 0) console.warn(`skipped: ${missing.join(' and ')} is not in ${folder}`);
  return { path: resolve(folder, name), test: missing.length === 0 ? test : test.skip };
}
