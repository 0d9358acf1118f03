import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Root folder of the repository. */
export const root = resolve(import.meta.dirname, '..');

const passedOver = new Set(['node_modules', 'dist']);

function* filesBelow(path: string): Generator<string> {
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!passedOver.has(name)) yield* filesBelow(join(path, name));
  }
}

/** A hash of the content of these files and folders, without builds and installed packages. */
export function sourceHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(resolve(root, path))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
