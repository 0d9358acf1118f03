import { createHash } from 'node:crypto';

/** Compressed copies are derived from the files next to them. */
export function isCompressedCopy(file: string): boolean {
  return /\.(br|gz)$/.test(file);
}

/** Equal for two builds with the same files, ignoring compressed copies. */
export function digestOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!isCompressedCopy(file)) hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
