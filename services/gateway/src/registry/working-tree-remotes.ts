import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RegisteredRemote, type Registry, registrySchema, releaseSchema } from '@kavel/contracts';
import { integrityOf, publicKeyOf, signRelease } from '@kavel/deploy';
import type { RemoteSource } from './remote-source';

/** Fields of a remote's build. */
const remoteJsonSchema = releaseSchema.omit({ entry: true, integrity: true, signature: true });

interface KnownBuild {
  /** Changes with every build. */
  stamp: string;
  remote: RegisteredRemote;
}

/**
 * Builds at `remotes/<name>/dist`, pinned and signed like a publication. A remote whose build is missing stays listed,
 * because its routes are known and its page can report the problem; `memoryFile` keeps it across restarts.
 */
export function workingTreeRemotes(
  remotesFolder: string,
  memoryFile: string,
  signingKey: KeyObject,
): RemoteSource {
  const known = recall(memoryFile, remotesFolder);

  function refresh(): void {
    let changed = false;
    for (const name of existsSync(remotesFolder) ? readdirSync(remotesFolder) : []) {
      const dist = join(remotesFolder, name, 'dist');
      const stamp = stampOf(join(dist, 'remote.json'));
      if (stamp === null || known.get(name)?.stamp === stamp) continue;
      const remote = readRemote(dist, name, signingKey);
      if (remote === null) continue;
      known.set(name, { stamp, remote });
      changed = true;
    }
    if (changed) remember(memoryFile, [...known.values()]);
  }

  return {
    registry() {
      refresh();
      const remotes = [...known.values()].map(({ remote }) => remote);
      return { remotes: remotes.sort((one, other) => one.name.localeCompare(other.name)) };
    },
    hasTrials: () => false,
    releaseKey: () => publicKeyOf(signingKey),
    async folderOf(name, version) {
      refresh();
      return known.get(name)?.remote.version === version ? join(remotesFolder, name, 'dist') : null;
    },
    close: () => undefined,
  };
}

function stampOf(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.mtimeMs}-${stat.size}`;
}

/** Null while a build is being written; the next read is complete. */
function readRemote(dist: string, name: string, signingKey: KeyObject): RegisteredRemote | null {
  try {
    const remote = remoteJsonSchema.parse(JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')));
    if (remote.name !== name) return null;
    const integrity = integrityOf(readFileSync(join(dist, 'mf-manifest.json')));
    const entry = `/remotes/${name}/${remote.version}/mf-manifest.json`;
    return signRelease({ ...remote, entry, integrity }, signingKey);
  } catch {
    return null;
  }
}

/** As written: defaults added or fields removed by a schema would invalidate the signatures. */
function recall(memoryFile: string, remotesFolder: string): Map<string, KnownBuild> {
  if (!existsSync(memoryFile)) return new Map();
  const memory: Registry = JSON.parse(readFileSync(memoryFile, 'utf8'));
  if (!registrySchema.safeParse(memory).success) return new Map();
  const present = memory.remotes.filter(({ name }) => existsSync(join(remotesFolder, name)));
  return new Map(present.map(remote => [remote.name, { stamp: 'remembered', remote }]));
}

function remember(memoryFile: string, builds: KnownBuild[]): void {
  mkdirSync(dirname(memoryFile), { recursive: true });
  writeFileSync(memoryFile, JSON.stringify({ remotes: builds.map(({ remote }) => remote) }));
}
