import type { RegisteredRemote } from '@kavel/contracts';
import { checkBuild } from './build';
import { DeployError } from './deploy-error';
import { type Journal, liveVersion, type Release, releasesOf, versionBefore, withRelease } from './journal';
import type { ReleaseStore } from './release-store';

/** Who does it, and when. */
export interface Occasion {
  at: Date;
  by: string;
}

export interface Publication {
  version: string;
  /** What was live before; undefined at the first time. */
  before: string | undefined;
  /** False when these very files were in the store already. */
  newFiles: boolean;
}

/** Brings in a build and makes it live. What is live already stays as it is. */
export async function publish(
  store: ReleaseStore,
  build: string,
  name: string,
  occasion: Occasion,
): Promise<Publication> {
  const remote = await checkBuild(build, name);
  return store.exclusively(async () => {
    refuseTakenPaths(remote, (await store.registry()).remotes);
    const newFiles = await store.bringIn(build, name, remote.version);
    const journal = await store.journal();
    const before = liveVersion(journal, name);
    await store.commit(
      before === remote.version ? journal : moved(journal, name, 'publish', remote.version, occasion),
    );
    return { version: remote.version, before, newFiles };
  });
}

/** Makes the version live that was so before the present one. */
export function rollback(
  store: ReleaseStore,
  name: string,
  occasion: Occasion,
): Promise<{ from: string; to: string }> {
  return store.exclusively(async () => {
    const journal = await store.journal();
    const from = liveVersion(journal, name);
    if (from === undefined) throw unknownRemote(name, journal);
    const to = versionBefore(journal, name);
    if (to === undefined)
      throw new DeployError(`${name} ${from} is the first version: nothing to go back to.`);
    if (!store.has(name, to)) throw new DeployError(`The files of ${name} ${to} are not in the store.`);
    await store.commit(moved(journal, name, 'rollback', to, occasion));
    return { from, to };
  });
}

export interface RemoteStatus {
  name: string;
  version: string;
  contract: string;
  since: string;
  /** Paths of the version that is live. */
  paths: string[];
}

/** What a running Kavel serves from this store. */
export async function status(store: ReleaseStore): Promise<RemoteStatus[]> {
  const [{ remotes }, journal] = await Promise.all([store.registry(), store.journal()]);
  return remotes.map(({ name, version, contract, routes }) => ({
    name,
    version,
    contract,
    since: releasesOf(journal, name).at(-1)?.at ?? '',
    paths: routes.map(({ path }) => path),
  }));
}

/** Every move of one remote's pointer, newest first. */
export async function history(store: ReleaseStore, name: string): Promise<Release[]> {
  const journal = await store.journal();
  if (liveVersion(journal, name) === undefined) throw unknownRemote(name, journal);
  return [...releasesOf(journal, name)].reverse();
}

function moved(
  journal: Journal,
  name: string,
  action: Release['action'],
  version: string,
  { at, by }: Occasion,
): Journal {
  return withRelease(journal, name, { version, action, at: at.toISOString(), by });
}

/** A path has one owner: the second remote to claim it would take the first one's page away. */
function refuseTakenPaths(remote: RegisteredRemote, live: readonly RegisteredRemote[]): void {
  const shape = (path: string) => path.replace(/:[^/]+/g, ':');
  const wanted = new Set(remote.routes.map(({ path }) => shape(path)));
  for (const { name, routes } of live.filter(({ name }) => name !== remote.name)) {
    const taken = routes.find(({ path }) => wanted.has(shape(path)));
    if (taken) throw new DeployError(`${remote.name} claims ${taken.path}, which ${name} serves.`);
  }
}

function unknownRemote(name: string, journal: Journal): DeployError {
  const known = Object.keys(journal.remotes).sort().join(', ') || 'none';
  return new DeployError(`${name} was never published here. Published: ${known}.`);
}
