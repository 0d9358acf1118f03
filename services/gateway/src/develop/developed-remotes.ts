import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegisteredRemote, releaseSchema } from '@kavel/contracts';
import { signRelease } from '@kavel/deploy';
import type { RemoteSource } from '../registry/remote-source';

/** What a build says of itself; what it is called and where it is served from is up to us. */
const remoteJsonSchema = releaseSchema.omit({ entry: true, integrity: true, signature: true });

export interface DevelopedRemotes {
  /** Origin of the development server by name of the remote. */
  origins: Readonly<Record<string, string>>;
  /** `<name>/remote.json`, written anew at every build. */
  folder: string;
  signingKey: KeyObject;
}

/**
 * Takes these remotes from their development servers and all others as they are. Their version stays `dev`:
 * nobody is told at every save that there is a newer one.
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

/** For the page: what is not pinned by a hash is taken only when the page itself was told to. */
export function manifestAddresses(origins: DevelopedRemotes['origins']): Record<string, string> {
  return Object.fromEntries(Object.entries(origins).map(([name, origin]) => [name, manifestOf(origin)]));
}

const manifestOf = (origin: string) => `${origin}/mf-manifest.json`;

/** Null until the first build is there. */
function read(name: string, { origins, folder, signingKey }: DevelopedRemotes): RegisteredRemote | null {
  const file = join(folder, name, 'remote.json');
  if (!existsSync(file)) return null;
  const remote = remoteJsonSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return signRelease({ ...remote, version: 'dev', entry: manifestOf(origins[name] ?? '') }, signingKey);
}
