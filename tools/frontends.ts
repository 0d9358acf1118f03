import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './source-hash';

/** Folders with their own build: every remote, and the host. */
export function frontends(): string[] {
  const remotes = readdirSync(resolve(root, 'remotes')).map(name => `remotes/${name}`);
  return ['host', ...remotes].filter(target => existsSync(resolve(root, target, 'webpack.config.ts')));
}
