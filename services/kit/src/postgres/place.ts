import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { binariesIn, findBinaries, type PostgresBinaries } from './binaries';
import { canReach, type OsUser, postgresUser } from './os-user';

/** Folder and account of a cluster. */
export interface Place {
  /** Contains the cluster, its password and its lock file; owned by the account that runs PostgreSQL. */
  folder: string;
  binaries: PostgresBinaries;
  user: OsUser | undefined;
}

/** Used when PostgreSQL's own account cannot access the wanted folder, such as a clone under /root. */
const reachableRoot = '/var/lib/kavel';

/** Prepares a folder and binaries that the account running PostgreSQL can access. */
export function preparePlace(wanted: string): Place {
  const user = postgresUser();
  const folder = prepareFolder(resolve(wanted), user);
  return { folder, binaries: reachableBinaries(findBinaries(), user), user };
}

function prepareFolder(wanted: string, user: OsUser | undefined): string {
  mkdirSync(dirname(wanted), { recursive: true });
  mkdirSync(wanted, { recursive: true, mode: 0o700 });
  own(wanted, user);
  if (canReach(wanted, user, '-w')) return wanted;
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  const elsewhere = join(reachableRoot, hash);
  mkdirSync(reachableRoot, { recursive: true, mode: 0o755 });
  mkdirSync(elsewhere, { recursive: true, mode: 0o700 });
  own(elsewhere, user);
  return elsewhere;
}

/** The cluster itself: PostgreSQL's data folder. */
export function clusterIn(place: Place): string {
  return join(place.folder, 'data');
}

export function own(path: string, user: OsUser | undefined): void {
  if (user !== undefined) chownSync(path, user.uid, user.gid);
}

function reachableBinaries(found: PostgresBinaries, user: OsUser | undefined): PostgresBinaries {
  if (canReach(found.postgres, user)) return found;
  const copy = join(reachableRoot, `postgresql-${found.version}`);
  if (!existsSync(copy)) copyWhole(found.root, copy);
  return binariesIn(copy, found.version);
}

/** Copies under a temporary name and renames, so that nobody runs an incomplete copy. */
function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  const unfinished = `${to}.${process.pid}`;
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
