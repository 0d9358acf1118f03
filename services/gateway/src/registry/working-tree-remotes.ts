import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RegisteredRemote, registrySchema, remoteManifestSchema } from '@kavel/contracts';
import { z } from 'zod';
import type { RemoteSource } from './remote-source';

/** What a remote's build says of itself. */
const remoteJsonSchema = remoteManifestSchema.extend({ version: z.string(), container: z.string() });

interface KnownBuild {
  /** Changes whenever the build does. */
  stamp: string;
  remote: RegisteredRemote;
}

/**
 * The builds at `remotes/<name>/dist`. One whose build is gone keeps its place, as its routes are known
 * and its page can say what is wrong; `memoryFile` keeps it so across restarts.
 */
export function workingTreeRemotes(remotesFolder: string, memoryFile: string): RemoteSource {
  const known = recall(memoryFile, remotesFolder);

  function refresh(): boolean {
    let changed = false;
    for (const name of existsSync(remotesFolder) ? readdirSync(remotesFolder) : []) {
      const file = join(remotesFolder, name, 'dist', 'remote.json');
      const stamp = stampOf(file);
      if (stamp === null || known.get(name)?.stamp === stamp) continue;
      const remote = readRemote(file, name);
      if (remote === null) continue;
      known.set(name, { stamp, remote });
      changed = true;
    }
    return changed;
  }

  return {
    registry() {
      if (refresh()) remember(memoryFile, [...known.values()]);
      const remotes = [...known.values()].map(({ remote }) => remote);
      return { remotes: remotes.sort((one, other) => one.name.localeCompare(other.name)) };
    },
    folderOf(name, version) {
      if (refresh()) remember(memoryFile, [...known.values()]);
      return known.get(name)?.remote.version === version ? join(remotesFolder, name, 'dist') : null;
    },
  };
}

function stampOf(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.mtimeMs}-${stat.size}`;
}

/** Null while a build is being written; the next look finds it whole. */
function readRemote(file: string, name: string): RegisteredRemote | null {
  try {
    const remote = remoteJsonSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (remote.name !== name) return null;
    return { ...remote, entry: `/remotes/${name}/${remote.version}/mf-manifest.json` };
  } catch {
    return null;
  }
}

function recall(memoryFile: string, remotesFolder: string): Map<string, KnownBuild> {
  if (!existsSync(memoryFile)) return new Map();
  const { data } = registrySchema.safeParse(JSON.parse(readFileSync(memoryFile, 'utf8')));
  const present = (data?.remotes ?? []).filter(({ name }) => existsSync(join(remotesFolder, name)));
  return new Map(present.map(remote => [remote.name, { stamp: 'remembered', remote }]));
}

function remember(memoryFile: string, builds: KnownBuild[]): void {
  mkdirSync(dirname(memoryFile), { recursive: true });
  writeFileSync(memoryFile, JSON.stringify({ remotes: builds.map(({ remote }) => remote) }));
}
