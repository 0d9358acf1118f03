import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './source-hash';

const leftOut = new Set(['.git', '.kavel', '.cache', '.mf', 'dist']);

/** Runs work in a copy of the sources that shares the installed packages, and removes it afterwards. */
export async function withWorkingCopy<Result>(work: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'kavel-bench-')));
  try {
    await cp(root, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: source => {
        const path = relative(root, source);
        return path !== 'node_modules' && !path.split('/').some(step => leftOut.has(step));
      },
    });
    await linkPackages(copy);
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** A folder of links, so that caches below node_modules belong to the copy. */
async function linkPackages(copy: string): Promise<void> {
  const installed = join(root, 'node_modules');
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir(installed)) {
    if (name !== '.cache') await symlink(join(installed, name), join(copy, 'node_modules', name));
  }
}
