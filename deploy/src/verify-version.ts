import { createHash } from 'node:crypto';
import { digestOf, isCompressedCopy } from './digest';
import type { ReleaseStore, VersionFile } from './release-store';

export interface FileProblem {
  file: string;
  problem: 'missing' | 'damaged';
}

const atOnce = 8;

/** Files of a version that are missing in the store, or differ from what was published. */
export async function fileProblems(store: ReleaseStore, content: VersionFile): Promise<FileProblem[]> {
  const { name, version } = content.release;
  const found = new Map<string, Buffer>();
  const problems: FileProblem[] = [];
  const queue = [...content.files];
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const bytes = await store.file(name, version, file);
      if (bytes === null) problems.push({ file, problem: 'missing' });
      else if (isDamaged(content, file, bytes)) problems.push({ file, problem: 'damaged' });
      else if (content.contents === undefined && !isCompressedCopy(file)) found.set(file, bytes);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (content.contents === undefined && problems.length === 0 && digestOf(found) !== content.digest) {
    // Without recorded hashes the damaged file is unknown: rewrite all.
    return content.files.map(file => ({ file, problem: 'damaged' }));
  }
  return problems.sort((one, other) => one.file.localeCompare(other.file));
}

export function describeProblems(problems: readonly FileProblem[]): string {
  return problems.map(({ file, problem }) => `${file} is ${problem}`).join(', ');
}

function isDamaged({ contents }: VersionFile, file: string, bytes: Buffer): boolean {
  const recorded = contents?.[file];
  return recorded !== undefined && recorded.sha256 !== createHash('sha256').update(bytes).digest('hex');
}
