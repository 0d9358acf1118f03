import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const single = ['host', 'deploy', 'tools', 'e2e'];
const groups = ['remotes', 'shared', 'services'];

/** Folders of all packages, relative to the root. */
export function packageFolders(root: string): string[] {
  const grouped = groups
    .filter(group => existsSync(join(root, group)))
    .flatMap(group => readdirSync(join(root, group)).map(name => `${group}/${name}`));
  return [...single, ...grouped].filter(folder => existsSync(join(root, folder, 'package.json')));
}
