import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, registrySchema } from '@kavel/contracts';
import type { RemoteSource } from './remote-source';

/** Name of a folder and nothing more: names and versions come from addresses. */
const folderName = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * A folder written by `deploy/`: `registry.json`, which is the one pointer, and `<name>/<version>/`.
 * Looks at the pointer at every request. What is broken by hand changes nothing: the last good registry stays.
 */
export function publishedRemotes(
  folder: string,
  complain: (problem: string) => void = console.error,
): RemoteSource {
  const file = join(folder, 'registry.json');
  let stamp = '';
  let current: Registry = { remotes: [] };
  return {
    registry() {
      const stat = statSync(file, { throwIfNoEntry: false });
      const now = stat === undefined ? '' : `${stat.mtimeMs}-${stat.size}-${stat.ino}`;
      if (now !== '' && now !== stamp) {
        stamp = now;
        try {
          current = registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
        } catch (error) {
          complain(`${file} is not usable, the registry of before stays: ${String(error)}`);
        }
      }
      return current;
    },
    folderOf(name, version) {
      if (!folderName.test(name) || !folderName.test(version)) return null;
      const build = join(folder, name, version);
      return existsSync(build) ? build : null;
    },
  };
}
