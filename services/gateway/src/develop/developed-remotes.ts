import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegisteredRemote, releaseSchema } from '@kavel/contracts';
import { signRelease } from '@kavel/deploy';
import type { RemoteSource } from '../registry/remote-source';

/** Fields of a build; name and origin are set here. */
const remoteJsonSchema = releaseSchema.omit({ entry: true, integrity: true, signature: true });

export interface DevelopedRemotes {
  /** Origin of the development server by name of the remote. */
  origins: Readonly<Record<string, string>>;
  /** Contains `<name>/remote.json`, rewritten by every build. */
  folder: string;
  signingKey: KeyObject;
}

/**
 * Replaces these remotes by their development servers; others stay. Their version stays `dev`, so that a save does not
 * announce a new version.
 */
export function withDevelopedRemotes(inner: RemoteSource, options: DevelopedRemotes): RemoteSource {
  const names = Object.keys(options.origins);
  return {
    ...inner,
    registry(audience) {
      const developed = names.map(name => read(name, options)).filter(remote => remote !== null);
      const taken = new Set(developed.map(({ name }) => name));
      const others = inner.registry(audience).remotes.filter(({ name }) => !taken.has(name));
      return { remotes: [...others, ...developed].sort((one, other) => one.name.localeCompare(other.name)) };
    },
  };
}

/** For the page, which loads remotes without an integrity hash only when listed here. */
export function manifestAddresses(origins: DevelopedRemotes['origins']): Record<string, string> {
  return Object.fromEntries(Object.entries(origins).map(([name, origin]) => [name, manifestOf(origin)]));
}

const manifestOf = (origin: string) => `${origin}/mf-manifest.json`;

/** Null until the first build is complete. */
function read(name: string, { origins, folder, signingKey }: DevelopedRemotes): RegisteredRemote | null {
  const file = join(folder, name, 'remote.json');
  if (!existsSync(file)) return null;
  const remote = remoteJsonSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return signRelease({ ...remote, version: 'dev', entry: manifestOf(origins[name] ?? '') }, signingKey);
}
