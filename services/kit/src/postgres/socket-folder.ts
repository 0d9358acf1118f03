import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OsUser } from './os-user';
import { own } from './place';

/** Where a server of ours listens beside its port, for this process alone. */
export interface SocketFolder {
  path: string;
  remove(): void;
}

/** `sun_path` of sockaddr_un, with the name PostgreSQL gives its socket. */
const longestPath = 107 - '/.s.PGSQL.65535'.length;

/** A fresh folder, so that nothing of a server that was killed is in the way. Null where there are no such sockets. */
export function makeSocketFolder(user: OsUser | undefined): SocketFolder | null {
  const parent = tmpdir();
  if (process.platform === 'win32' || parent.length > longestPath - '/kavel-socket-XXXXXX'.length)
    return null;
  const path = mkdtempSync(join(parent, 'kavel-socket-'));
  own(path, user);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
