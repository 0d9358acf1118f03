import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claim, isAbandoned } from './occupancy';
import type { OsUser } from './os-user';
import { own } from './place';

/** Folder of a server's socket file, for this process only. */
export interface SocketFolder {
  path: string;
  remove(): void;
}

const prefix = 'kavel-socket-';
/** `sun_path` of sockaddr_un, with the name PostgreSQL gives its socket. */
const longestPath = 107 - '/.s.PGSQL.65535'.length;

/** A new folder, so that files of a killed server do not interfere. Null where socket files are not supported. */
export function makeSocketFolder(user: OsUser | undefined, parent = tmpdir()): SocketFolder | null {
  if (process.platform === 'win32' || parent.length > longestPath - `/${prefix}XXXXXX`.length) return null;
  sweep(parent, user?.uid ?? process.getuid?.());
  const path = mkdtempSync(join(parent, prefix));
  claim(path);
  own(path, user);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Removes folders of killed processes. Folders of other accounts are left alone. */
function sweep(parent: string, uid: number | undefined): void {
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    if (name.startsWith(prefix) && ownerOf(path) === uid && isAbandoned(path))
      rmSync(path, { recursive: true, force: true });
  }
}

/** Null for a folder that was removed in the meantime. */
function ownerOf(path: string): number | null {
  return lstatSync(path, { throwIfNoEntry: false })?.uid ?? null;
}
