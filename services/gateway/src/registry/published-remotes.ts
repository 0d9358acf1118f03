import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, registrySchema } from '@kavel/contracts';
import type { RemoteSource } from './remote-source';

/** A folder written by `deploy/`: `registry.json`, which is the one pointer, and `<name>/<version>/`. */
export function publishedRemotes(folder: string): RemoteSource {
  const file = join(folder, 'registry.json');
  let stamp = '';
  let current: Registry = { remotes: [] };
  return {
    registry() {
      const stat = statSync(file, { throwIfNoEntry: false });
      const now = stat === undefined ? '' : `${stat.mtimeMs}-${stat.size}-${stat.ino}`;
      if (now !== '' && now !== stamp) {
        current = registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
        stamp = now;
      }
      return current;
    },
    folderOf(name, version) {
      const build = join(folder, name, version);
      return existsSync(build) ? build : null;
    },
  };
}
